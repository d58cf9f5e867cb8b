# 教学：/learn

command-learn = 教学
command-learn-description = 边玩边学，几分钟学会一个游戏，只有你能看到。会从你上次停下的地方继续。

learn-title = **{ $game }** · 教学 · 第 { $step } 步，共 { $count } 步
learn-title-second = **{ $game }** · 好手怎么想 · 第 { $step } 题，共 { $count } 题
learn-right = ✅ **正确。**{ $why }
learn-wrong = ↩️ **还差一点。**{ $why }
learn-shown = 💡 **应该这样。**{ $why }
learn-natural = **最容易想到的走法**，结果是这样：
learn-changed = -# 这个教学已有改动。下面是你现在所在的一步。
learn-you = 你

button-learn = 第一次玩这个游戏？{ $minutes } 分钟学会
button-learn-game = 学{ $game }
button-learn-next = 下一步
button-learn-second = 好手怎么想
button-learn-rules = 相关规则
button-try-again = 再试一次
button-show-me = 演示给我看
button-go-on-playing = 继续玩下去

refused-no-lesson = 这个游戏还没有教学。规则简介见 /rules。
refused-lesson-broken = 这个教学暂时打不开。规则简介见 /rules。
