# Zugfolgen, die geraten oder gespielt wurden, und was sie wert sind.

line-best = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser als der nächste
line-best-of-equals = andere sind genauso gut
line-as-good = so gut wie der erste
line-behind = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} schlechter als der erste
line-why = { $than ->
    [better] { $worth }: { $reasons }
    [worse] { $worth }, doch er { $reasons }
   *[equal] { $worth }; dieser { $reasons }
}
why-both = { $first } und { $second }
line-in = { $area }: { $places }
line-anywhere = überall in { $area }: { $places }
line-range = { $first } bis { $last }
list-or = { $first } oder { $last }
line-alike = Genauso gut: { $lines }
line-more = { $count ->
    [one] 1 weiterer dieser Art
   *[other] { $count } weitere dieser Art
}
line-reveals = Was daraus wird, zeigt sich erst beim Spielen.

answer-hints-allowed = An diesem Tisch sind Tipps erlaubt.
answer-hints-forbidden = An diesem Tisch sind Tipps nicht erlaubt.
notice-hints-allowed = Ab jetzt sind an diesem Tisch Tipps erlaubt. Wer einen holt, steht im Protokoll.
notice-hints-forbidden = Ab jetzt sind an diesem Tisch keine Tipps mehr erlaubt.
refused-hints-forbidden = An diesem Tisch sind Tipps nicht erlaubt. Der Gastgeber kann sie mit /host hints erlauben.
log-hint = { $name } hat sich einen Tipp geholt.

command-table-hint = tipp
command-table-hint-description = Dein Zug: was du tun könntest, bis zu drei Möglichkeiten, mit Bild.
command-host-hints = tipps
command-host-hints-description = An deinem Tisch Tipps erlauben oder verbieten.
param-hints = regel
param-hints-description = Ob Tipps erlaubt sind.
hints-allow = erlauben
hints-forbid = verbieten
hints-rule = Tipps: { $allowed ->
    [yes] erlaubt
   *[other] nicht erlaubt
}
lobby-hints = Wer einen Tipp holt, sieht einen guten Zug. { $rule ->
    [alone] Wer allein spielt, darf das; kommt jemand dazu, muss der Gastgeber es erlauben.
    [several] Spielen mehrere, muss der Gastgeber es erlauben.
   *[chosen] Ob das erlaubt ist, hat der Gastgeber bestimmt.
}
param-removed = wer
param-removed-description = Wer dort sitzt; ohne Angabe der zuletzt hinzugefügte Computerspieler.

button-hint = Tipp
button-take = Übernehmen
hint-title = **Tipp** · { $game }
hint-drafted = Dies setzt fort, was dein Zugmenü zeigt.
hint-guess = Das täte der Meisterspieler, der beste Computerspieler, nach dem, was du wissen darfst. Er zählt mit: Was jeder sich hätte merken können, etwa gewonnene Punkte oder offen genommene Karten, weiß er noch.
explain-hint = -# *Tipp* sagt, was der Meisterspieler täte, der beste Computerspieler. Er zählt mit, was jeder hätte mitzählen können, etwa früher gewonnene Punkte, und verrät so vielleicht, was du nicht mehr weißt.
hint-first-thoughts = Erste Gedanken. Der Meisterspieler rechnet weiter voraus; seine Antwort kommt hier in ein paar Sekunden.
hint-noted = Im Protokoll des Tisches steht, dass du gefragt hast, nicht, was du erfahren hast.
hint-shown = Gewählt: { $number }. Mit „Übernehmen“ kommt es in dein Zugmenü, wo du es noch bestätigst.
hint-take = Mit „Übernehmen“ kommt es in dein Zugmenü, wo du es noch bestätigst.
refused-hint-stale = Am Tisch hat sich inzwischen etwas getan. Hol dir mit /table hint einen neuen Tipp.
refused-hint-busy = Über deinen letzten Tipp wird noch nachgedacht. Bitte warte darauf.
refused-hint-restarting = Der Bot startet gerade neu. Bitte hol dir den Tipp in einer Minute noch einmal.
