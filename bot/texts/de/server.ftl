# /server, für alle, die einen Server verwalten: was über ihn gespeichert ist.

command-server = server
command-server-description = Serververwaltung: das Rätsel des Tages, und was über diesen Server gespeichert ist.
command-server-forget = vergessen
command-server-forget-description = Alles löschen, was über diesen Server gespeichert ist; fragt zweimal nach.

refused-server-forget = Was über diesen Server gespeichert ist, darf nur löschen, wer ihn verwalten darf.
server-forget = **Alles löschen, was über diesen Server gespeichert ist?** { $count ->
    [0] Auf diesem Server läuft kein Tisch.
    [one] Der eine Tisch, an dem es noch weitergeht, endet ohne Ergebnis, und sein Kanal erfährt es.
   *[other] Die { $count } Tische, an denen es noch weitergeht, enden ohne Ergebnis, und ihre Kanäle erfahren es.
} Danach verschwinden alle Tische dieses Servers, auch die beendeten, mit Zügen, Ergebnissen und Analysen, ebenso die Sprache des Servers, sein Rätsel des Tages und was seine Kanäle mitverfolgen. Nachrichten in Discord bleiben. Was Leute mit `/me` für sich eingestellt haben, bleibt auch.
button-server-forget = Alles löschen …
server-forget-sure = **Wirklich?** Es gibt kein Zurück: Kein Tisch dieses Servers lässt sich dann noch ansehen, nachspielen oder exportieren.
button-server-forget-sure = Ja, alles löschen
server-forgotten = Alles, was über diesen Server gespeichert war, ist gelöscht. Sicherungen des Bots verschwinden mit der Zeit.
