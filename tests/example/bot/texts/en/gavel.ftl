# Gavel: everything the game says.

gavel-name = Gavel
gavel-command = gavel
gavel-description = Bid cards for lots, all at the same time and unseen. 3 or 4 players.
gavel-aim = Win lots with the highest card that nobody else bids. Whoever has the most points in lots wins.
gavel-cover = A finished game of { gavel-name }: in front of each of four players the lots they won. Above, their points.

## Verbs and fields

gavel-verb-bid = Bid card
gavel-verb-bid-description = Bid a card of your hand. The others see it when everybody has bid.
gavel-verb-reveal = Show bids
gavel-verb-reveal-description = Show all bids. Happens by itself.

gavel-field-card = card
gavel-field-card-description = Which card of your hand you bid.

## Values

gavel-score-lots = Lots

## What happens

gavel-event-bid-made = { $seat } has bid.
    .you = You have bid.
gavel-event-bids-shown = The bids: { $bids }.
gavel-event-lots-won = { $seat } wins { $points ->
    [one] one point
   *[other] { $points } points
} in lots.
    .you = You win { $points ->
        [one] one point
       *[other] { $points } points
    } in lots.
gavel-event-lots-stay = No card was bid by one player only. Lots that stay up: { $lots }.
gavel-event-lot-turned = The next lot is worth { $lot }.
gavel-event-game-ended = { $shared ->
    [1] { $winners } wins with { $points } points!
   *[other] { $winners } share the win with { $points } points each!
}
    .you = { $shared ->
        [1] You win with { $points } points!
       *[other] { $winners } share the win with { $points } points each!
    }
gavel-event-bid-asked = Everybody bids at the same time. Lots up for auction: { $lots }.
gavel-event-cards-held = { $cards ->
    [none] You hold no cards.
   *[other] Your cards: { $cards }.
}
gavel-event-bid-held = { $seat } has bid { $card }.
    .you = You have bid { $card }.
gavel-event-lots-left = { $lots ->
    [none] No lots are to come.
   *[other] Lots to come, in an unknown order: { $lots }.
}

## What is not possible

gavel-illegal-not-held = You do not hold card { $card }. Choose a card of your hand.
gavel-illegal-not-now = That is not possible now. Bid while a lot is up; the bids are shown by themselves.

## What stands on a picture

gavel-legend-lot = lot
gavel-legend-lot-means = The highest card that only one player has bid wins everything that is up.
gavel-legend-card = card
gavel-legend-card-means = It has been bid and is gone.
gavel-legend-strip = card of a player
gavel-legend-strip-means = Points in lots; gold: who has still to bid, or who has won.

## Rules

gavel-rules =
    Whoever wins the most points in lots wins. There are eight lots, worth 1 to 8, and each of you holds the cards 1 to 8.

    ### A round
    Each of you bids one card of your hand, all at the same time. When everybody has bid, all bids are shown.
    The highest card that only one of you has bid wins everything that is up. Cards bid by several win nothing. If there is no such card, the lots stay up, and the next one comes beside them.
    Cards that were bid are gone. Everybody can see what each of you has played.

    ### End
    After eight rounds the game is over. Equal points share the win. Lots that are still up count for nobody.
