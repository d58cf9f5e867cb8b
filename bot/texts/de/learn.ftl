# Lektionen: /lernen

command-learn = lernen
command-learn-description = Ein Spiel spielend lernen, in wenigen Minuten; nur du siehst es. Es geht weiter, wo du warst.

learn-title = **{ $game }** · Lektion · Schritt { $step } von { $count }
learn-title-second = **{ $game }** · wie ein guter Spieler denkt · { $step }/{ $count }
learn-right = ✅ **Richtig.** { $why }
learn-wrong = ↩️ **Noch nicht ganz.** { $why }
learn-shown = 💡 **So geht es.** { $why }
learn-natural = **Was naheliegt**, hätte dazu geführt:
learn-changed = -# Diese Lektion wurde inzwischen geändert. Hier bist du jetzt.
learn-you = Du

button-learn = Neu in diesem Spiel? In { $minutes } Minuten lernen
button-learn-game = { $game } lernen
button-learn-next = Weiter
button-learn-second = Wie ein guter Spieler denkt
button-learn-rules = Die Regeln dazu
button-try-again = Noch ein Versuch
button-show-me = Zeig es mir
button-go-on-playing = Weiterspielen

refused-no-lesson = Zu diesem Spiel gibt es noch keine Lektion. /rules erklärt es kurz.
refused-lesson-broken = Diese Lektion lässt sich gerade nicht öffnen. /rules erklärt das Spiel kurz.
