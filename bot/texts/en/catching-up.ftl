# Catching up: what happened meanwhile, told as one, and why somebody must decide.

list-in-brackets = { $first } ({ $second })
list-beside = { $first } { $second }
list-of = { $first }'s { $second }
    .you = your { $second }

## At the top of the panel

since-decision = -# Since your last decision:
since-beginning = -# Since the game began:
since-newcomer = -# You have taken over this seat. This is how it stands:
since-computer = { $count ->
    [one] A computer player played one turn for you.
   *[other] A computer player played { $count } turns for you.
}
since-person = { $count ->
    [one] { $who } played one turn for you.
   *[other] { $who } played { $count } turns for you.
}
since-earlier = … (all of it: `/table history`)

panel-title-answer = **{ $game }** in { $channel } · your answer is needed
panel-confirm-again = **You go on after this.** Confirm to tell everybody; your next decision follows at once.
panel-confirm-perhaps = **That is all you can decide before something is revealed.** Confirm to tell everybody; then you may be asked again at once.

## Whom a post, a reminder or a look at the table waits for

waiting-for-answer = Waiting for an answer from { $names }.
post-answer = { $who }, your answer is needed: { $why }
reminder-answer = { $who }, table { $id } is waiting for your answer; you were asked { $since }: { $why }
