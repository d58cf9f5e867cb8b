# Uhren: wie viel Zeit alle haben, und was folgt, wenn sie abgelaufen ist.

param-clock = uhr
param-clock-description = Wie viel Bedenkzeit: je Entscheidung, oder für die Partie mit Zuschlag je Zug.
param-timeout = bei_ablauf
param-timeout-description = Was geschieht, wenn jemandes Bedenkzeit abgelaufen ist.

clock-off = Keine Uhr
clock-12h = 12 Stunden je Entscheidung
clock-1d = 1 Tag je Entscheidung
clock-2d = 2 Tage je Entscheidung
clock-3d = 3 Tage je Entscheidung
clock-7d = 7 Tage je Entscheidung
clock-3d-12h = 3 Tage für die Partie, dazu 12 Stunden je Zug
clock-7d-1d = 7 Tage für die Partie, dazu 1 Tag je Zug
clock-14d-1d = 14 Tage für die Partie, dazu 1 Tag je Zug
timeout-remind = Wer säumig ist, wird erinnert
timeout-computer = Ein Computerspieler macht diesen einen Zug
timeout-vote = Die anderen stimmen ab

info-clock-off = Uhr: keine
info-clock = Uhr: { $clock }. Ist sie abgelaufen, gilt: { $then }.
clock-until = -# Bedenkzeit bis { $at } ({ $left })
clock-until-for = -# { $name }: Bedenkzeit bis { $at } ({ $left })
clock-over = -# Die Bedenkzeit ist { $left } abgelaufen.
clock-over-for = -# { $name }: Die Bedenkzeit ist { $left } abgelaufen.
clock-ran-out = { $who }, deine Bedenkzeit an Tisch { $id } ist { $at } abgelaufen. Die anderen warten auf dich.
clock-ends = { $who }, du bist an Tisch { $id } ({ $game }) am Zug: Deine Bedenkzeit endet { $left }, am { $at }.
clock-ends-answer = { $who }, Tisch { $id } ({ $game }) wartet auf deine Antwort: { $why } Deine Bedenkzeit endet { $left }, am { $at }.
post-timed-out = Bedenkzeit abgelaufen: Für { $names } hat ein Computerspieler diesen Zug gemacht.

answer-clock-off = Dieser Tisch hat keine Uhr.
answer-clock-chosen = Uhr: { $clock }. Ist sie abgelaufen, gilt: { $then }.
clock-waking = -# Niemandes Zeit läuft ab, bevor seit der Nachricht, wer am Zug ist, drei Stunden außerhalb von eigener Ruhezeit und eigenem Urlaub vergangen sind.
notice-clock-off = Die Uhr dieses Tisches ist ausgeschaltet.
notice-clock-chosen = Ab jetzt hat dieser Tisch eine Uhr: { $clock }. Ist sie abgelaufen, gilt: { $then }.
notice-absent = { $who }, deine Bedenkzeit ist dreimal hintereinander abgelaufen: Ein Computerspieler macht für dich weiter. Mit /seat take holst du dir deinen Platz zurück.
    .following = Die Bedenkzeit von { $who } ist dreimal hintereinander abgelaufen: Ein Computerspieler macht weiter.
notice-absent-paused = { $who }, deine Bedenkzeit ist dreimal hintereinander abgelaufen. Sonst spielt hier niemand, also macht der Tisch Pause. Er geht weiter, wenn du dir mit /seat take deinen Platz zurückholst.
    .following = Die Bedenkzeit von { $who } ist dreimal hintereinander abgelaufen. Sonst spielt dort niemand, also macht der Tisch Pause. Er geht weiter, wenn { $who } sich den Platz zurückholt.

refused-no-clock = Dieser Tisch hat keine Uhr. Wähle eine, zusammen mit dem, was nach ihrem Ablauf geschieht.
refused-unknown-clock = Diese Uhr gibt es nicht. Wähle eine aus der Liste.
refused-paused = Der Tisch macht Pause: Niemand kann ziehen. Alle, die mitspielen, können mit /vote resume weitermachen.
