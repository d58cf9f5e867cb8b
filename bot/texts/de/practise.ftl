# Private Partien: /practise

command-practise = üben
command-practise-description = Allein gegen Computerspieler, nur für dich sichtbar. Ohne Spiel: deine Partie geht weiter.
param-level = stärke
param-level-description = Wie gut die Computerspieler spielen.
param-seats = plätze
param-seats-description = Wie viele mitspielen, du eingeschlossen.

practise-title = **{ $game }** · Übung, nur für dich sichtbar
practise-thinking = Die anderen denken nach: { $names }. Diese Nachricht ändert sich von selbst, sobald du am Zug bist.
practise-replace = Du übst gerade { $old }. Stattdessen eine neue Partie { $game } beginnen? Die laufende Partie endet dann ohne Ergebnis.
practise-end-sure = Diese Partie wirklich beenden? Sie hat dann kein Ergebnis.
practise-ended = Du hast diese Partie beendet: Sie hat kein Ergebnis.

button-take-back = Zug zurücknehmen
button-end-practise = Partie beenden
button-go-on = Weitermachen
button-practise-anew = { $game } beginnen
button-again = Noch einmal
button-log = Protokoll

panel-title-alone = **{ $game }** · Übung · dein Zug
panel-title-answer-alone = **{ $game }** · Übung · deine Antwort wird gebraucht
panel-confirm-alone = **Mehr kannst du jetzt nicht entscheiden.** Bestätige, um es zu spielen.
panel-confirm-perhaps-alone = **Mehr kannst du nicht entscheiden, bevor etwas aufgedeckt wird.** Bestätige, um es zu spielen; vielleicht wirst du danach gleich wieder gefragt.
panel-confirm-again-alone = **Danach geht es mit dir weiter.** Bestätige, um es zu spielen; deine nächste Entscheidung folgt sofort.
since-earlier-alone = … (alles: *Verlauf*)

refused-practising = Bei dir läuft schon eine Übungspartie. Setze sie fort, oder beende sie zuerst: /practise
refused-practise-what = Welches Spiel möchtest du üben? Nenne es bei /practise.
refused-nothing-practised = Du hast keine Übungspartie. Beginne eine mit /practise und einem Spiel: Nur du siehst sie.
refused-no-number-of-seats = „{ $text }“ ist keine Spielerzahl.
refused-wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
