# Clocks: the time people have, and what follows when it has run out.

param-clock = clock
param-clock-description = How much time people have: for each decision, or for the game with some more each turn.
param-timeout = on_timeout
param-timeout-description = What happens when somebody's time has run out.

clock-off = No clock
clock-12h = 12 hours per decision
clock-1d = 1 day per decision
clock-2d = 2 days per decision
clock-3d = 3 days per decision
clock-7d = 7 days per decision
clock-3d-12h = 3 days for the game, 12 hours more each turn
clock-7d-1d = 7 days for the game, 1 day more each turn
clock-14d-1d = 14 days for the game, 1 day more each turn
timeout-remind = the person is reminded
timeout-computer = a computer player takes this one turn
timeout-vote = the others vote

info-clock-off = Clock: none
info-clock = Clock: { $clock }; then { $then }.
clock-until = -# Time to decide until { $at } ({ $left })
clock-until-for = -# { $name }: time to decide until { $at } ({ $left })
clock-over = -# The time to decide ran out { $left }.
clock-over-for = -# { $name }: the time to decide ran out { $left }.
clock-ran-out = { $who }, your time at table { $id } ran out { $at }. The others are waiting for you.
clock-ends = { $who }, it is your turn at table { $id } ({ $game }): your time runs out { $left }, on { $at }.
clock-ends-answer = { $who }, table { $id } ({ $game }) is waiting for your answer: { $why } Your time runs out { $left }, on { $at }.
post-timed-out = { $names } ran out of time: a computer player took this turn.

answer-clock-off = This table has no clock.
answer-clock-chosen = Clock: { $clock }. When it runs out, { $then }.
clock-waking = -# Once told that it is their turn, everybody has at least three hours outside their quiet hours and holidays before their time runs out.
notice-clock-off = This table's clock has been switched off.
notice-clock-chosen = From now on this table has a clock: { $clock }. When it runs out, { $then }.
notice-absent = { $who }, your time ran out three times in a row: a computer player plays on for you. Take your seat back with /seat take.
    .following = { $who } ran out of time three times in a row: a computer player plays on.
notice-absent-paused = { $who }, your time ran out three times in a row. Nobody else plays here, so the table is paused. It goes on when you take your seat back with /seat take.
    .following = { $who } ran out of time three times in a row. Nobody else plays there, so the table is paused. It goes on when { $who } takes the seat back.

refused-no-clock = This table has no clock. Choose one together with what happens when it runs out.
refused-unknown-clock = There is no such clock. Choose one from the list.
refused-paused = The table is paused: nobody can move. Any of its players can end the pause with /vote resume.
