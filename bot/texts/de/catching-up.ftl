# Aufholen: was inzwischen geschah, in einem erzählt, und warum jemand entscheiden muss.

list-in-brackets = { $first } ({ $second })
list-beside = { $first } { $second }
list-of = { $second } von { $first }
    .you = { $second } von dir

## Oben im Zugmenü

since-decision = -# Seit deiner letzten Entscheidung:
since-beginning = -# Seit Beginn der Partie:
since-newcomer = -# Du hast diesen Platz übernommen. So steht es:
since-computer = { $count ->
    [one] Ein Computerspieler hat einen Zug für dich gemacht.
   *[other] Ein Computerspieler hat { $count } Züge für dich gemacht.
}
since-person = { $count ->
    [one] { $who } hat einen Zug für dich gemacht.
   *[other] { $who } hat { $count } Züge für dich gemacht.
}
since-earlier = … (alles: `/table history`)

panel-title-answer = **{ $game }** in { $channel } · deine Antwort wird gebraucht
panel-confirm-again = **Danach geht es mit dir weiter.** Bestätige, um es allen mitzuteilen; deine nächste Entscheidung folgt sofort.
panel-confirm-perhaps = **Mehr kannst du nicht entscheiden, bevor etwas aufgedeckt wird.** Bestätige, um es allen mitzuteilen; vielleicht wirst du danach gleich wieder gefragt.

## Auf wen ein Beitrag, eine Erinnerung oder ein Blick auf den Tisch wartet

waiting-for-answer = Warten auf die Antwort von { $names }.
post-answer = { $who }, bitte antworten: { $why }
reminder-answer = { $who }, Tisch { $id } wartet auf deine Antwort; gefragt wurdest du { $since }: { $why }
