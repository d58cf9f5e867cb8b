# Was alle an einem Tisch gemeinsam entscheiden.

command-vote = abstimmung
command-vote-description = Gemeinsam entscheiden: pausieren, beenden, jemanden ersetzen.
command-vote-pause = pause
command-vote-pause-description = Die anderen um eine Pause bitten: Niemand zieht, keine Zeit läuft.
command-vote-resume = weiter
command-vote-resume-description = Nach einer Pause weitermachen.
command-vote-end = beenden
command-vote-end-description = Die anderen bitten, den Tisch ohne Ergebnis zu beenden.
command-vote-replace = ersetzen
command-vote-replace-description = Die anderen bitten, jemandes Platz einem Computerspieler zu geben.
command-vote-withdraw = zurückziehen
command-vote-withdraw-description = Zurückziehen, was du die anderen an diesem Tisch gefragt hast.
param-replaced = spieler
param-replaced-description = Wessen Platz.

button-computer = Computer macht diesen Zug
button-replace = Platz neu besetzen
button-wait = Weiter warten

waiting-paused = Der Tisch macht Pause; sie begann { $since }. Alle, die mitspielen, können mit /vote resume weitermachen.

notice-pause-asked = { $who }: { $name } möchte eine Pause machen. Einverstanden? Niemand könnte ziehen, und niemandes Zeit liefe. Die Mehrheit entscheidet, spätestens { $at }.
notice-pause-refused = Keine Mehrheit, also keine Pause. Dagegen: { $name }.
notice-paused = So ist es beschlossen: Der Tisch macht Pause. Alle, die mitspielen, können mit /vote resume weitermachen.
notice-resumed = { $name } macht weiter: Die Pause ist vorbei.
notice-end-asked = { $who }: { $name } möchte diesen Tisch ohne Ergebnis beenden. Einverstanden? Die Mehrheit entscheidet, spätestens { $at }.
notice-end-refused = Keine Mehrheit: Die Partie geht weiter. Gegen das Ende: { $name }.
notice-closed-by-agreement = So ist es beschlossen: Der Tisch ist ohne Ergebnis geschlossen.
notice-replace-asked = { $who }: { $name } möchte, dass ein Computerspieler den Platz von { $player } übernimmt. Einverstanden? Die Mehrheit entscheidet, spätestens { $at }.
notice-replace-refused = Keine Mehrheit: { $player } behält den Platz. Gegen einen Computerspieler: { $name }.
notice-replaced = Die anderen haben so abgestimmt: Ein Computerspieler übernimmt den Platz von { $player }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}.
    .following = Die anderen haben so abgestimmt: Ein Computerspieler übernimmt den Platz von { $player }.
notice-silence-asked = { $who }: { $player } hat trotz drei Erinnerungen nicht gezogen. Soll ein Computerspieler den Platz übernehmen, oder wartet ihr weiter? { $player } kann jederzeit zurückkommen. Eure Antworten entscheiden, spätestens { $at }.
notice-timeout-asked = { $who }: Die Bedenkzeit von { $player } ist abgelaufen. Was soll folgen? Sobald { $player } zieht, hat sich das erledigt. Die Mehrheit entscheidet, spätestens { $at }.
notice-timeout-waits = Die anderen geben { $player } mehr Zeit: Sie läuft { $at } ab.
notice-vote-withdrawn = { $name } zieht die Frage zurück, ob { $kind ->
    [pause] der Tisch Pause machen soll
    [end] der Tisch enden soll
   *[replace] ein Computerspieler den Platz von { $player } übernehmen soll
}: Alles bleibt, wie es ist.
notice-vote-lapsed = Zu wenige haben die Frage beantwortet, ob { $kind ->
    [pause] der Tisch Pause machen soll
    [end] der Tisch enden soll
   *[replace] ein Computerspieler den Platz von { $player } übernehmen soll
}: Alles bleibt, wie es ist. Sie darf noch einmal gestellt werden.

answer-vote-asked = Die anderen werden gefragt.
answer-vote-counted = Deine Antwort zählt. Andere müssen noch antworten.
answer-vote-decided = Damit ist es entschieden.
answer-vote-withdrawn = Du hast es zurückgezogen: Alles bleibt, wie es ist.
answer-resumed = Am Tisch geht es weiter.

refused-no-vote = Hier gibt es nichts mehr zu entscheiden.
refused-vote-open = Das werden die anderen schon gefragt. Antworte mit den Schaltflächen im Kanal.
refused-vote-own = Es geht um deinen eigenen Platz: Darüber entscheiden die anderen. Bist du am Zug, dann zieh einfach.
refused-nothing-asked = Du fragst an diesem Tisch gerade nichts, was sich zurückziehen ließe.
refused-already-paused = Der Tisch macht schon Pause. Alle, die mitspielen, können mit /vote resume weitermachen.
refused-not-paused = Der Tisch macht keine Pause.
refused-no-person-there = Auf diesem Platz sitzt schon ein Computerspieler.
refused-replace-self = Das ist dein eigener Platz: Gib ihn mit /table resign auf.
refused-replace-alone = Zu zweit kann niemand allein den anderen Platz neu besetzen lassen. Wähle mit /table settings eine Uhr, nach deren Ablauf die anderen abstimmen.

# Was Tische jemanden außer dem Zug fragen.
asked-title = Du wirst gefragt
asked-line = - **[{ $game }]({ $url })** in { $channel }: { $what }
asked-more = -# … und { $count } weitere
asked-pause = Soll der Tisch Pause machen?
asked-end = Soll der Tisch ohne Ergebnis enden?
asked-replace = Soll ein Computerspieler den Platz von { $player } übernehmen?
asked-replace-you = Die anderen entscheiden, ob ein Computerspieler deinen Platz übernimmt
asked-timeout = Die Bedenkzeit von { $player } ist abgelaufen: Was soll folgen?
asked-undo = Darf { $name } den letzten Zug zurücknehmen?
asked-invited = Ein Platz ist für dich reserviert: Spielst du mit?
asked-seat-offered = { $name } bietet dir einen Platz in der laufenden Partie an
asked-seat-wished = Darf { $name } den Platz von { $old } übernehmen?
asked-follow = Darf ein Kanal diesem Tisch folgen? Antworte dort mit /host followers
asked-closing = Dieser Tisch schließt { $at }: Soll er offen bleiben?
turns-played-for = Ein Computerspieler spielt für dich
turns-played-for-line = **[{ $game }]({ $url })** in { $channel }
notice-asked-again = { $who }: Hier fehlt noch deine Antwort. /turns zeigt, was du gefragt wirst, mit dem Weg zur Frage.
nudge-also-asked = Außerdem wirst du dort etwas gefragt und deine Antwort wird erwartet; /turns zeigt es.
turns-ends = deine Zeit endet { $at }
