# The lesson of Carcassonne (seeds/carcassonne/lesson.toml).

carcassonne-lesson-goal = Tile by tile, you all build one country together. Your followers, here in blue, bring you points: a **knight** for his city, a **thief** for his road and a **monk** for his cloister, as soon as it is finished. A **farmer** scores at the end, for finished cities beside his field. Most points win.

carcassonne-lesson-lay = On your turn you draw a tile and lay it. It must touch another tile along a whole side, and all sides that touch must match: field to field, road to road, city to city. You have drawn a city with a bend in the road. **Lay it so that the road goes on.**
carcassonne-lesson-lay-right = The road is a tile longer, and a new city begins beside it. If a tile fits nowhere, it leaves the game and you draw another.
carcassonne-lesson-lay-wrong = It fits there, too. But that does not make the road longer: it goes on at its left and right ends.

carcassonne-lesson-follower = On the tile you have just laid you may put **one** of your seven followers: a knight in the city, a thief on the road, a farmer on a field. He stays there until it is finished; only then does he come home. A city brings more than a road. **Put a knight in the city.**
carcassonne-lesson-follower-right = From now on nobody may put another follower into this city, not even you. The same goes for roads and fields. You have seven followers; with none at home, you only lay tiles.
carcassonne-lesson-follower-wrong = You may keep him. But you get points only where a follower of yours stands.
carcassonne-lesson-follower-wrong-thief = That is a thief. A finished road brings 1 point a tile, a finished city 2.
carcassonne-lesson-follower-wrong-farmer = That is a farmer. He stays to the end of the game, and no city beside his field is finished yet.

carcassonne-lesson-city = Your city has one gap left, on the right. A **finished** city brings 2 points a tile and 2 a pennant, the blue shield. Then your knight comes home and can go out again from your next turn. You have drawn a tile with city on one side. **Finish your city.**
carcassonne-lesson-city-right = Three tiles and a pennant: 8 points, and the knight is free again. A city of just two tiles brings only 2. A beginner gets back about two followers in a game, a good player seven.
carcassonne-lesson-city-wrong = Now two of your knights are waiting in open cities. The first could have brought 8 points and come home.
carcassonne-lesson-city-wrong-small = That scores at once, too. But a city of just two tiles brings only 2 points, and yours would have brought 8.

carcassonne-lesson-road = Nobody stands on this road. A road ends at a crossing, a city or a cloister. A finished one brings 1 point a tile. Followers come **before** points: one put on what your tile finishes scores at once and comes home. **Finish the road of four tiles, and take the points.**
carcassonne-lesson-road-right = 4 points, and the thief is home already. Look for this whenever your tile finishes something.
carcassonne-lesson-road-wrong = The road of four tiles is finished, and nobody stands on it: no points for anybody, now or later.
carcassonne-lesson-road-wrong-short = There it finishes only a road of two tiles, between the two crossings. The long one is still open.

carcassonne-lesson-cloister = A **cloister** is finished when all eight cells around it are filled, no matter by whom: 9 points. Your monk's needs one more. This tile could also finish your city on the left, or Ben's below. **Do what brings you the most.**
carcassonne-lesson-cloister-right = 9 points, and the monk is home again.
carcassonne-lesson-cloister-wrong = Two tiles are a small city: 2 points. The cloister would have brought 9.
carcassonne-lesson-cloister-wrong-ben = That finishes Ben's city: 2 points for him, none for you. See whose it is before you finish something.

carcassonne-lesson-join = Ben's knight stands in the large city, so nobody may put another follower there. But a tile may **join** it to your city. Then whoever has the most knights there gets all the points, and tied players **each** get all of them. **Join the two cities.**
carcassonne-lesson-join-right = One knight each: 14 points for you, and 14 for Ben. With two knights to one, you alone would have scored.
carcassonne-lesson-join-wrong = That begins another city. The large one, with its two pennants, is still Ben's alone.

carcassonne-lesson-farm = The road separates two fields. A **farmer** never comes home. At the end every **finished** city that touches his field brings 4 points, whatever its size. A field ends at roads, at city walls and where no tile lies. **Put a farmer where he will bring the most.**
carcassonne-lesson-farm-right = Three finished cities touch this field: 12 points, unless somebody has more farmers around one of them.
carcassonne-lesson-farm-wrong = No city touches the field south of the road. A beginner's farmer brings about 3 points, a good player's 6.
carcassonne-lesson-farm-wrong-thief = The road has five tiles and two open ends. The three cities would bring 12 points.
carcassonne-lesson-farm-wrong-pass = You may keep him. But with his next tile Ben can put a farmer on this field, and then you cannot any more.

carcassonne-lesson-end = The last tile ends the game. Unfinished cities and roads score 1 point for each tile and pennant, a cloister 1 and 1 for each neighbour. Last come the farmers, **city by city**: 4 points for the most **around** it, to each if tied. Your farmer touches the three framed cities, Ben's two only the topmost. **What does yours bring?**
carcassonne-lesson-end-answer-four = 4 points
carcassonne-lesson-end-answer-eight = 8 points
carcassonne-lesson-end-answer-twelve = 12 points
carcassonne-lesson-end-right = Two cities are yours alone. At the third, Ben has two farmers to your one, though on other fields. Those 8 points win the game. Equal points share the win.
carcassonne-lesson-end-wrong = Count each city separately: at the topmost, Ben has two farmers to your one, at the others there is only yours.

carcassonne-lesson-game = Now for real. Beginners lose most points through cities and roads that they never finish, farmers beside too few finished cities, and putting nobody on what their tile finishes at once. *Hint* shows what you could do.

carcassonne-lesson-spoil = Two of Ben's cities are waiting for the same cell, Q14. A single tile there can finish both, for 12 points or more. You have drawn a city with a bend in the road. Good players ask what others need before they look for points. **Lay it where it costs Ben the most.**
carcassonne-lesson-spoil-right = Q14 now needs city on the left and below, road above and field on the right: no tile has that. Two of Ben's knights will never come home.
carcassonne-lesson-spoil-wrong = That brings you a little. But Q14 is still open to a tile that finishes two cities for Ben and brings two knights home.

carcassonne-lesson-gap = Your city has two gaps, L12 and O12, and the tile you have drawn fits either. So you close one now and wait for a tile for the other. **Close the one that will be harder to fill.**
carcassonne-lesson-gap-right = L12 asks for city on the right, road below and field on the left. Only four tiles in the game have that, and two of them are already here. O12 asks for city on one side, which more than forty have.
carcassonne-lesson-gap-wrong = It fits. But now the city waits for L12: city on the right, road below, field on the left. Only two of the tiles left fit there.

carcassonne-lesson-last = K11 finishes your city, and its knight comes home with 6 points. You have **one** more follower at home; the new tile has room for him as a farmer, beside a city of Ben's that is still open. **Put him there, or keep him?**
carcassonne-lesson-last-right = With the knight, you have two at home. Each can score again and again, with whatever the next tiles begin or finish. Early on, that is worth more than a farmer beside one open city.
carcassonne-lesson-last-wrong = A farmer never comes home, and the city beside this one is still open. Now only the knight is at home for everything you draw.
