# Wer wo sitzt: freimachen, einladen, abgeben, übernehmen, noch einmal spielen, und die Grenzen.

lobby-invited = eingeladen
lobby-answers = Warten auf Antwort von { $names }.

button-accept = Platz nehmen
button-decline = Absagen
button-comeback = Meinen Platz zurückholen
seat-played-for = Ein Computerspieler spielt an diesem Tisch deinen Platz. Du kannst ihn dir jederzeit zurückholen.
answer-seat-back = Der Platz gehört wieder dir.
notice-replace-warned = { $who }: Die anderen entscheiden, ob ein Computerspieler deinen Platz übernimmt; die Abstimmung endet { $at }. Du könntest ihn dir jederzeit zurückholen.
nudge-warned = { $who }, an Tisch { $id } entscheiden die anderen, ob ein Computerspieler deinen Platz übernimmt. Du könntest ihn dir jederzeit zurückholen.
nudge-direct-warned = **{ $game }** in { $channel } (Tisch { $id }): Die anderen entscheiden, ob ein Computerspieler deinen Platz übernimmt. Du könntest ihn dir jederzeit zurückholen.
nudge-also-warned = Die anderen entscheiden dort, ob ein Computerspieler deinen Platz übernimmt.
nudge-played-for = { $who }, ein Computerspieler spielt an Tisch { $id } deinen Platz. Du kannst ihn dir jederzeit zurückholen.
nudge-direct-played-for = Ein Computerspieler spielt deinen Platz bei **{ $game }** in { $channel } (Tisch { $id }). Du kannst ihn dir jederzeit zurückholen.
button-rematch = Revanche

answer-seat-freed = Der Platz von { $name } ist wieder frei.
answer-host-passed = Gastgeber ist jetzt { $name }.
answer-invited = { $name } wird im Kanal gefragt. Bis zur Antwort ist ein Platz reserviert; /host remove nimmt das zurück.
answer-seat-offered = { $name } wird im Kanal gefragt. Bis dahin gehört der Platz dir.
answer-seat-taken = Der Platz gehört dir: Weiter geht es mit „Dein Zug“ oder /table turn.
answer-seat-wished = Der Gastgeber wird im Kanal gefragt, ob du den Platz von { $name } übernehmen darfst.
answer-wish-granted = Diesen Platz spielt jetzt { $name }.
answer-declined = Du hast abgesagt.
answer-taken-back = Zurückgenommen: Niemand wird mehr gefragt.
answer-rematch = Tisch { $id } ist für die Revanche offen.
answer-rematch-joined = Du sitzt bei der Revanche: { $link }
notice-lobby-ready = { $who }: Es fehlt niemand mehr, an Tisch { $id } kann es losgehen.
notice-lobby-ready-without = { $who }: { $name } hat abgesagt. Sonst fehlt niemand mehr, an Tisch { $id } kann es losgehen.
notice-lobby-declined = { $who }: { $name } hat abgesagt; der Platz ist wieder frei.
notice-begun = { $who }: Es sind genug Mitspieler da; die Partie an Tisch { $id } hat begonnen.

notice-invited = { $who }, { $name } lädt dich an diesen Tisch ein. Ein Platz ist für dich reserviert.
notice-rematch-asked = { $who }: { $name } möchte noch einmal spielen. { $people ->
    [one] Dein Platz ist
   *[other] Eure Plätze sind
} reserviert.
notice-seat-offered = { $who }, { $name } möchte dir den eigenen Platz in der laufenden Partie überlassen.
notice-seat-wished = { $who }, { $name } möchte den Platz von { $old } übernehmen, den ein Computerspieler spielt. Bist du einverstanden?
notice-seat-taken =
    { $who ->
        [none] { $name }
       *[other] { $who }
    } übernimmt den Platz von { $old }.
notice-seat-taken-turn = { $who } übernimmt den Platz von { $old }: Du bist am Zug.
    .following = { $who } übernimmt den Platz von { $old } und ist am Zug.
notice-seat-back = { $name } ist wieder am Tisch.
notice-seat-back-turn = { $who } ist wieder am Tisch: Du bist am Zug.
    .following = { $who } ist wieder am Tisch und am Zug.
notice-wish-refused =
    { $who ->
        [none] { $name }
       *[other] { $who }
    } bekommt den Platz nicht: Der Gastgeber hat abgelehnt.
nudge-wish-refused = { $who }, du bekommst den Platz an Tisch { $id } nicht: Der Gastgeber hat abgelehnt.
nudge-direct-wish-refused = **{ $game }** in { $channel } (Tisch { $id }): Du bekommst den Platz nicht, der Gastgeber hat abgelehnt.
nudge-seat-taken = { $who }, der Platz an Tisch { $id } gehört jetzt dir.
nudge-direct-seat-taken = **{ $game }** in { $channel } (Tisch { $id }): Der Platz gehört jetzt dir.
notice-wish-over = { $name } möchte den Platz nicht mehr.
notice-offer-declined = { $name } hat abgesagt; der Platz bleibt, wie er ist.
notice-offer-over = { $name } wird der Platz nicht mehr angeboten.
notice-host-now = Gastgeber dieses Tisches ist jetzt { $name }.

refused-host-stays = Den Gastgeber kann man nicht entfernen. Gib den Tisch zuerst mit /host pass weiter, oder schließe ihn.
refused-unknown-seat = „{ $name }“ bezeichnet niemanden an diesem Tisch eindeutig. Nimm einen der Vorschläge.
refused-host-plays = Gastgeber kann nur sein, wer an diesem Tisch mitspielt; { $name } tut das nicht.
refused-already-host = { $name } ist schon Gastgeber.
refused-person-seated = { $name } sitzt schon an diesem Tisch.
refused-answer-open = { $name } muss an diesem Tisch noch eine andere Frage beantworten. Warte das erst ab.
refused-wish-open = Du hast schon um einen Platz gebeten, oder dir wurde einer angeboten. Warte die Antwort ab, oder gib deine.
refused-not-invited = Diese Frage geht an jemand anderen.
refused-invitation-gone = Diese Frage ist nicht mehr offen.
refused-seat-not-free = Übernehmen kann man nur einen Platz, den ein Computerspieler spielt.
refused-seen-another-seat = Wer in dieser Partie einen anderen Platz gespielt hat, kennt dessen Geheimnisse und kann diesen nicht übernehmen.
refused-forgotten-here = Du hast dich während dieser Partie vergessen lassen und deinen Platz damit endgültig aufgegeben: Wer dessen Geheimnisse gesehen hat, spielt hier nicht noch einmal mit.
refused-invited-open = Noch keine Antwort von { $names }. Warte darauf, oder nimm die Einladung mit /host remove zurück.
refused-not-ended = Die Partie ist noch nicht zu Ende.
refused-rematch-unplayed = Dieser Tisch wurde geschlossen, bevor die Partie begann. Um noch einmal zu spielen, tippe unter dem Ergebnis eurer letzten Partie auf Revanche, oder öffne mit /table open einen neuen Tisch.
refused-rematch-open = Die Revanche ist schon eröffnet: Tisch { $table }.
refused-rematch-there = Die Revanche ist schon eröffnet: { $link }
refused-is-bot = Bots können nicht mitspielen. Vor der Partie fügst du mit /table add einen Computerspieler hinzu, in einer Partie überlässt du ihm mit /table resign deinen Platz.
refused-not-member = Gefragt werden können nur Mitglieder dieses Servers.
refused-sees-nothing = { $name } kann diesen Kanal nicht sehen, also hier weder antworten noch spielen.

refused-too-many-openings = Du hast innerhalb einer Stunde { $most } Tische geöffnet. Bitte warte ein wenig mit dem nächsten.
refused-too-many-seats = Niemand kann an mehr als { $most } offenen Tischen zugleich sitzen.
picture-limit = -# Diesmal ohne Bild: Du hast innerhalb einer Minute sehr viele angefordert. Gleich kommen sie wieder.

command-host-remove = freimachen
command-host-remove-description = Vor Spielbeginn einen Platz freimachen: von Leuten, Eingeladenen oder Computerspielern.
command-host-pass = weitergeben
command-host-pass-description = Den Tisch an jemand anderen weitergeben, der hier mitspielt.
command-seat = platz
command-seat-description = Plätze: einladen, abgeben, übernehmen, noch einmal spielen.
command-seat-invite = einladen
command-seat-invite-description = Gastgeber: jemandem bis zur Antwort einen freien Platz reservieren.
command-seat-give = abgeben
command-seat-give-description = Deinen Platz in der laufenden Partie jemandem anbieten (einem Computer: /table resign).
command-seat-take = übernehmen
command-seat-take-description = Den Platz eines Computerspielers übernehmen, auch deinen eigenen nach dem Aufgeben.
command-seat-rematch = revanche
command-seat-rematch-description = Nach dem Ende: noch einmal mit denselben Leuten und Varianten spielen.
param-who = wer
param-who-description = Wer dort sitzt.
param-person = wer
param-person-description = Ein Mitglied dieses Servers.
param-seat = platz
param-seat-description = Welcher Platz.
command-host-starts = start
command-host-starts-description = Ob deine Partie von selbst beginnt, sobald genug am Tisch sitzen.
param-starts = plätze
param-starts-description = Mit wie vielen sie beginnt.
starts-with-0 = wenn ich sie starte
starts-with-2 = zu zweit
starts-with-3 = zu dritt
starts-with-4 = zu viert
starts-with-5 = zu fünft
starts-with-6 = zu sechst
starts-with-7 = zu siebt
starts-with-8 = zu acht
