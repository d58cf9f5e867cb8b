# Zurückblicken nach dem Ende: was jeder Zug wert war.
command-review = analyse
command-review-description = Nach dem Ende: deine Züge im Vergleich zu denen des Meisterspielers.
param-ended = tisch
param-ended-description = Welche deiner beendeten Partien; ohne Angabe die letzte.

button-review = Analyse
button-review-all = Die ganze Partie

review-title = **Deine Analyse** · { $game } · Tisch { $id }
review-nothing = In dieser Partie gab es für dich nichts zu wählen.
review-as-good = Du hast { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} getroffen; so gut wie die des Meisterspielers: { $good ->
    [0] keine
    [one] eine
   *[other] { $good }
}.
review-dear = { $count ->
    [0] Keine Entscheidung hat dich einen ganzen Punkt gekostet.
    [one] Eine Entscheidung hat dich einen Punkt oder mehr gekostet.
   *[other] { $count } Entscheidungen haben dich je einen Punkt oder mehr gekostet.
}
review-lost-nothing = Du hast nichts verschenkt.
review-explained = { $told ->
    [best] (★) Dein bester Zug.
    [dear] Wo am meisten verloren ging. Punkte zählen nach beiden Seiten: was dir entgeht und was die anderen gewinnen.
   *[both] Wo am meisten verloren ging, und (★) dein bester Zug. Punkte zählen nach beiden Seiten: was dir entgeht und was die anderen gewinnen.
}
review-turn = Zug { $turn }
review-cost = kostete etwa { $points } Punkte
review-worth = etwa { $points } Punkte besser als alles andere
review-why = Das { $reasons }.
review-played = Du hast gespielt:
review-played-actions = Du hast gespielt: { $actions }
review-better = Besser:
review-ahead = endet wohl mit { $points } Punkten Vorsprung
review-behind = endet wohl mit { $points } Punkten Rückstand
review-level = endet wohl im Gleichstand
review-reveals = Der Ausgang war vorher nicht bekannt.
review-known = Beurteilt nach dem, was du damals wissen konntest, nicht nach dem, was sich später zeigte.
review-plot-title = { $game } · voraussichtliche Endpunkte
review-alt-plot = Wie viele Punkte alle am Ende wohl hätten, Zug für Zug, als Linien.{ $told ->
    [none] {""}
    [best] {" Dein bester Zug ist markiert."}
    [dear] {" Deine teuersten Züge sind markiert."}
   *[both] {" Deine teuersten Züge und dein bester sind markiert."}
}

review-waiting = Die Analyse { $count ->
    [one] deiner Entscheidung
   *[other] deiner { $count } Entscheidungen
} beginnt, sobald sie an der Reihe ist …
review-judging = Deine Partie wird durchdacht: { $judged } von { $count } Entscheidungen …
review-later = Deine Analyse dauert länger, als Discord eine Nachricht ändern lässt. Sie läuft weiter und bleibt erhalten: Frage in einer Weile wieder danach, mit derselben Schaltfläche oder /review.

refused-review-running = Die Analyse kommt nach dem Ende: Über eine laufende Partie soll noch niemand urteilen.
refused-review-not-yours = Eine Partie analysieren kann nur, wer sie gespielt hat, und nur die eigenen Züge.
refused-review-none = Noch keine deiner Partien ist zu Ende. Die Analyse kommt nach dem Ende.
refused-review-busy = An deiner Analyse von Tisch { $id } wird noch gearbeitet. Warte darauf, und frage dann nach der nächsten.
refused-review-restarting = Der Bot startet gerade neu. Was schon beurteilt ist, bleibt erhalten; frage in einer Minute noch einmal.
refused-review-failed = Die Analyse ließ sich nicht beenden. Was schon beurteilt ist, bleibt erhalten; frage noch einmal, um sie fortzusetzen.
refused-review-gone = Diese Analyse wurde aufgegeben, weil ihr Tisch oder deine Daten gelöscht wurden.
