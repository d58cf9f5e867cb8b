# 教學：/learn

command-learn = 教學
command-learn-description = 邊玩邊學，幾分鐘學會一個遊戲，只有你能看到。會從你上次停下的地方繼續。

learn-title = **{ $game }** · 教學 · 第 { $step } 步，共 { $count } 步
learn-title-second = **{ $game }** · 好手怎麼想 · 第 { $step } 題，共 { $count } 題
learn-right = ✅ **正確。**{ $why }
learn-wrong = ↩️ **還差一點。**{ $why }
learn-shown = 💡 **應該這樣。**{ $why }
learn-natural = **最容易想到的走法**，結果是這樣：
learn-changed = -# 這個教學已有改動。下面是你現在所在的一步。
learn-you = 你

button-learn = 第一次玩這個遊戲？{ $minutes } 分鐘學會
button-learn-game = 學{ $game }
button-learn-next = 下一步
button-learn-second = 好手怎麼想
button-learn-rules = 相關規則
button-try-again = 再試一次
button-show-me = 示範給我看
button-go-on-playing = 繼續玩下去

refused-no-lesson = 這個遊戲還沒有教學。規則簡介見 /rules。
refused-lesson-broken = 這個教學暫時打不開。規則簡介見 /rules。
