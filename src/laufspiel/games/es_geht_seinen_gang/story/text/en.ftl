# Life stories of Es geht seinen Gang (E-40), told in the first person by whoever sits on a cloud. Each happening has
# several sentences, numbered from 1, of which the program takes one. $other is a name; $space, $partner, $good, $second,
# $level and $question are titles of the edition.

## Words inside the sentences

es-geht-seinen-gang-story-link =
    { $link ->
        [young-1] Back then,
        [young-2] Somewhere between milk teeth and moped,
        [young-3] A little later,
        [young-4] One fine day,
        [young-5] Before I knew it,
        [grown-1] Soon after,
        [grown-2] The year after,
        [grown-3] Between two shifts,
        [grown-4] When nobody expected it,
        [grown-5] By and by,
        [grown-6] As things go,
        [late-1] In my old days,
        [late-2] Late, but not too late,
        [late-3] Towards the end,
       *[late-4] With my hair already grey,
    }
es-geht-seinen-gang-story-child-born =
    { $life ->
        [woman] girl
       *[man] boy
    }
es-geht-seinen-gang-story-certificate =
    { $certificate ->
        [class_8] the 8th class
        [class_10] the 10th class
        [abitur] the Abitur
        [skilled_worker] the skilled worker’s certificate
       *[diplom] the Diplom
    }
es-geht-seinen-gang-story-career =
    { $career ->
        [science] science
        [sport] sport
        [enterprise] the enterprise
        [party] the Party
        [crooked] the crooked path
       *[military] the military
    }
es-geht-seinen-gang-story-colour =
    { $colour ->
        [green] health
        [blue] knowledge
        [yellow] money
       *[red] acquaintances
    }
es-geht-seinen-gang-story-points =
    { $total ->
        [one] one point
       *[other] { $total } points
    }
es-geht-seinen-gang-story-unpaid =
    { $unpaid ->
        [one] one point
       *[other] { $unpaid } points
    }
es-geht-seinen-gang-story-cloud =
    { $place ->
        [1] the highest cloud
       *[other] cloud number { $place } from the top
    }

## Birth

es-geht-seinen-gang-story-born-1 = It began in a birth clinic, on a day of no importance to the plan: a { es-geht-seinen-gang-story-child-born }, it said on the list, and that was me.
es-geht-seinen-gang-story-born-2 = I came into the world as a { es-geht-seinen-gang-story-child-born }, on schedule and without a telephone.
es-geht-seinen-gang-story-born-3 = Nobody had put their name on a waiting list, and yet one morning I was delivered: a { es-geht-seinen-gang-story-child-born }, first quality.
es-geht-seinen-gang-story-born-early-1 = I was in a hurry from the start: a { es-geht-seinen-gang-story-child-born }, born early, which was about the last thing in life I got ahead of time.
es-geht-seinen-gang-story-born-early-2 = Before they had even found the bed linen I was there, a { es-geht-seinen-gang-story-child-born }, small, loud and early.
es-geht-seinen-gang-story-born-early-3 = My plan was fulfilled ahead of time: a { es-geht-seinen-gang-story-child-born }, born early, with a room of my own under glass.

## Learning

es-geht-seinen-gang-story-passed-1 = { es-geht-seinen-gang-story-link } I passed { es-geht-seinen-gang-story-certificate }, with a grade that could be shown at home.
es-geht-seinen-gang-story-passed-2 = { es-geht-seinen-gang-story-link } I had { es-geht-seinen-gang-story-certificate } in my pocket, and my grandparents had known it all along.
es-geht-seinen-gang-story-passed-3 = { es-geht-seinen-gang-story-link } they examined me from all sides, and then { es-geht-seinen-gang-story-certificate } was mine, stamp and all.
es-geht-seinen-gang-story-passed-4 = { es-geht-seinen-gang-story-link } I crammed by night, passed by day and forgot by the weekend: { es-geht-seinen-gang-story-certificate }.
es-geht-seinen-gang-story-passed-diplom-1 = { es-geht-seinen-gang-story-link } I had the Diplom, in three copies, each with its stamp.
es-geht-seinen-gang-story-passed-diplom-2 = { es-geht-seinen-gang-story-link } they handed me the Diplom, and for one evening I understood everything I had written.
es-geht-seinen-gang-story-passed-diplom-3 = { es-geht-seinen-gang-story-link } the Diplom hung over the sofa, a little crooked, but framed.
es-geht-seinen-gang-story-failed-1 = { es-geht-seinen-gang-story-link } { es-geht-seinen-gang-story-certificate } came to nothing; they asked about the one page I had skipped.
es-geht-seinen-gang-story-failed-2 = { es-geht-seinen-gang-story-link } I failed { es-geht-seinen-gang-story-certificate }, honestly and without help.
es-geht-seinen-gang-story-failed-3 = { es-geht-seinen-gang-story-link } { es-geht-seinen-gang-story-certificate } and I parted without hard feelings: I had failed.

## Service

es-geht-seinen-gang-story-service-men-1 = { es-geht-seinen-gang-story-link } the conscription office wrote, and I learnt to fold blankets at right angles.
es-geht-seinen-gang-story-service-men-2 = { es-geht-seinen-gang-story-link } I did my service and cut a tape measure shorter day by day.
es-geht-seinen-gang-story-service-men-3 = { es-geht-seinen-gang-story-link } I wore a uniform that fitted somebody else, and counted the days.
es-geht-seinen-gang-story-service-women-1 = { es-geht-seinen-gang-story-link } I did my civil service, with long corridors and feet that soon knew every one of them.
es-geht-seinen-gang-story-service-women-2 = { es-geht-seinen-gang-story-link } I was needed: civil service, first the tea, then the night shift, then the tea again.
es-geht-seinen-gang-story-service-women-3 = { es-geht-seinen-gang-story-link } civil service came, and I learnt to make a bed with somebody in it.
es-geht-seinen-gang-story-service-long-1 = { es-geht-seinen-gang-story-link } I signed for three years, because somebody had said it would be good for something.
es-geht-seinen-gang-story-service-long-2 = { es-geht-seinen-gang-story-link } I gave the army three years, and the army gave me boots.
es-geht-seinen-gang-story-service-long-3 = { es-geht-seinen-gang-story-link } three years in uniform began, and the first day was the longest but one.
es-geht-seinen-gang-story-service-kept-1 = { es-geht-seinen-gang-story-link } they kept me longer than agreed: one slip, and it was to be three years.
es-geht-seinen-gang-story-service-kept-2 = { es-geht-seinen-gang-story-link } my service grew as such things grow, and in the end it was three years.
es-geht-seinen-gang-story-service-kept-3 = { es-geht-seinen-gang-story-link } I misread a form, and my service became three years.

## Careers

es-geht-seinen-gang-story-career-science-1 = { es-geht-seinen-gang-story-link } I went into science, where the questions are larger than the rooms.
es-geht-seinen-gang-story-career-science-2 = { es-geht-seinen-gang-story-link } I chose science, in the hope that the apparatus would arrive before my pension.
es-geht-seinen-gang-story-career-science-3 = { es-geht-seinen-gang-story-link } science took me in and gave me a desk, a lamp and half a telephone.
es-geht-seinen-gang-story-career-sport-1 = { es-geht-seinen-gang-story-link } I gave myself to sport: up at five, to bed at nine, sore in between.
es-geht-seinen-gang-story-career-sport-2 = { es-geht-seinen-gang-story-link } sport discovered me, or I discovered it; at any rate we ran.
es-geht-seinen-gang-story-career-sport-3 = { es-geht-seinen-gang-story-link } I went into sport and learnt first to win and then to be interviewed.
es-geht-seinen-gang-story-career-enterprise-1 = { es-geht-seinen-gang-story-link } I went into the enterprise, where there was everything but material.
es-geht-seinen-gang-story-career-enterprise-2 = { es-geht-seinen-gang-story-link } the works became my second home, with canteen, brigade diary and now and then production.
es-geht-seinen-gang-story-career-enterprise-3 = { es-geht-seinen-gang-story-link } I began at the enterprise and soon knew who had which spare part.
es-geht-seinen-gang-story-career-party-1 = { es-geht-seinen-gang-story-link } I went into the Party, and from then on my evenings were meetings.
es-geht-seinen-gang-story-career-party-2 = { es-geht-seinen-gang-story-link } the Party had a chair for me, and I learnt when to clap and for how long.
es-geht-seinen-gang-story-career-party-3 = { es-geht-seinen-gang-story-link } I set out on the way through the Party, each year one row further forward.
es-geht-seinen-gang-story-career-crooked-1 = { es-geht-seinen-gang-story-link } I left the straight road; the crooked one was better lit than I had thought.
es-geht-seinen-gang-story-career-crooked-2 = { es-geht-seinen-gang-story-link } I got onto the crooked path, at first for one afternoon only.
es-geht-seinen-gang-story-career-crooked-3 = { es-geht-seinen-gang-story-link } I noticed that there was more to be had beside the law than in the shop.
es-geht-seinen-gang-story-career-military-1 = { es-geht-seinen-gang-story-link } I stayed in uniform and made it my profession.
es-geht-seinen-gang-story-career-military-2 = { es-geht-seinen-gang-story-link } I became a soldier for good; my boots and I had grown used to each other.
es-geht-seinen-gang-story-career-military-3 = { es-geht-seinen-gang-story-link } a career in uniform lay before me, swept, raked and at right angles.
es-geht-seinen-gang-story-career-changed-1 = { es-geht-seinen-gang-story-link } life threw a switch and sent me on to { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-career-changed-2 = { es-geht-seinen-gang-story-link } I changed sides of the street, so to speak: { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-career-changed-3 = { es-geht-seinen-gang-story-link } I found myself transferred, without having signed anything: { es-geht-seinen-gang-story-career }.
es-geht-seinen-gang-story-rose-first-1 = { es-geht-seinen-gang-story-link } I took the first step up, “{ $level }”, with a handshake and a pot plant.
es-geht-seinen-gang-story-rose-first-2 = { es-geht-seinen-gang-story-link } it was there in black and white: “{ $level }”, and I bought a new pen for it.
es-geht-seinen-gang-story-rose-first-3 = { es-geht-seinen-gang-story-link } I was trusted with something for the first time: “{ $level }”.
es-geht-seinen-gang-story-rose-1 = { es-geht-seinen-gang-story-link } I went up a step, “{ $level }”, and the greetings in the corridor grew friendlier.
es-geht-seinen-gang-story-rose-2 = { es-geht-seinen-gang-story-link } there was “{ $level }” for me, and a desk with a view.
es-geht-seinen-gang-story-rose-3 = { es-geht-seinen-gang-story-link } they could no longer do without me, or so the speech said: “{ $level }”.
es-geht-seinen-gang-story-rose-4 = { es-geht-seinen-gang-story-link } I could add a line to my name plate: “{ $level }”.
es-geht-seinen-gang-story-rose-top-1 = { es-geht-seinen-gang-story-link } I stood at the very top, where the air is thin and the coffee real: “{ $level }”.
es-geht-seinen-gang-story-rose-top-2 = { es-geht-seinen-gang-story-link } there was no step left above me: “{ $level }”.
es-geht-seinen-gang-story-rose-top-3 = { es-geht-seinen-gang-story-link } I reached what others know from the newspaper only: “{ $level }”.

## Love

es-geht-seinen-gang-story-met-1 = { es-geht-seinen-gang-story-link } I went to the Disko for the music and came home with a name in my head: { $partner }.
es-geht-seinen-gang-story-met-2 = { es-geht-seinen-gang-story-link } I lost my ticket at the cloakroom of the Disko and found something better: { $partner }.
es-geht-seinen-gang-story-met-3 = { es-geht-seinen-gang-story-link } it was ladies’ choice, or the light was bad, or it was love: { $partner }.
es-geht-seinen-gang-story-met-4 = { es-geht-seinen-gang-story-link } there was one dance left in the Disko, and it lasted: { $partner }.
es-geht-seinen-gang-story-met-again-1 = { es-geht-seinen-gang-story-link } my heart turned out to have one more room: { $partner }.
es-geht-seinen-gang-story-met-again-2 = { es-geht-seinen-gang-story-link } I went dancing again, and not without consequences: { $partner }.
es-geht-seinen-gang-story-met-again-3 = { es-geht-seinen-gang-story-link } love called once more, without ringing first: { $partner }.
es-geht-seinen-gang-story-alone-1 = { es-geht-seinen-gang-story-link } I stood in the Disko and propped up the wall; it held.
es-geht-seinen-gang-story-alone-2 = { es-geht-seinen-gang-story-link } I went to the Disko and took nothing home but the songs.
es-geht-seinen-gang-story-alone-3 = { es-geht-seinen-gang-story-link } I danced by myself, and at least nobody trod on my feet.
es-geht-seinen-gang-story-child-1 = { es-geht-seinen-gang-story-link } a child came, and the pram took up the whole corridor.
es-geht-seinen-gang-story-child-2 = { es-geht-seinen-gang-story-link } the nights grew short and the washing lines long: we had a child.
es-geht-seinen-gang-story-child-3 = { es-geht-seinen-gang-story-link } I learnt from my child what matters, mostly at five in the morning.
es-geht-seinen-gang-story-child-again-1 = { es-geht-seinen-gang-story-link } the pram came down from the attic again: child number { $count }.
es-geht-seinen-gang-story-child-again-2 = { es-geht-seinen-gang-story-link } there was one more at table; that made { $count } children and one bathroom.
es-geht-seinen-gang-story-child-again-3 = { es-geht-seinen-gang-story-link } we counted the toothbrushes anew: { $count } children.

## Things

es-geht-seinen-gang-story-bought-1 = { es-geht-seinen-gang-story-link } I was in the right place when the lorry came: “{ $good }”.
es-geht-seinen-gang-story-bought-2 = { es-geht-seinen-gang-story-link } I joined a queue without knowing what for, and at its end there was “{ $good }”.
es-geht-seinen-gang-story-bought-3 = { es-geht-seinen-gang-story-link } I came by “{ $good }”, and the neighbours came by to look.
es-geht-seinen-gang-story-bought-4 = { es-geht-seinen-gang-story-link } I knew somebody who knew somebody: “{ $good }”.
es-geht-seinen-gang-story-bought-two-1 = { es-geht-seinen-gang-story-link } the Konsum had a good day and so had I: “{ $good }” and “{ $second }”.
es-geht-seinen-gang-story-bought-two-2 = { es-geht-seinen-gang-story-link } I carried “{ $good }” home, turned round at once and fetched “{ $second }”.
es-geht-seinen-gang-story-bought-two-3 = { es-geht-seinen-gang-story-link } I had come for “{ $good }” and took “{ $second }” along to be on the safe side.
es-geht-seinen-gang-story-bought-many-1 = { es-geht-seinen-gang-story-link } I bought as if there were no tomorrow: “{ $good }”, “{ $second }” and whatever else lay there.
es-geht-seinen-gang-story-bought-many-2 = { es-geht-seinen-gang-story-link } the shelves were full for once, until I had been there: “{ $good }”, “{ $second }” and more.
es-geht-seinen-gang-story-bought-many-3 = { es-geht-seinen-gang-story-link } it took two trips with the handcart: “{ $good }”, “{ $second }” and the rest.
es-geht-seinen-gang-story-given-1 = { es-geht-seinen-gang-story-link } something was given to me, just like that: “{ $good }”.
es-geht-seinen-gang-story-given-2 = { es-geht-seinen-gang-story-link } chance was generous: “{ $good }”, and not a mark to pay.
es-geht-seinen-gang-story-given-3 = { es-geht-seinen-gang-story-link } I came by “{ $good }” as one comes by a cold: I was standing there.
es-geht-seinen-gang-story-empty-handed-1 = { es-geht-seinen-gang-story-link } I went to the Konsum with an empty bag, which stayed good as new.
es-geht-seinen-gang-story-empty-handed-2 = { es-geht-seinen-gang-story-link } I asked in the Konsum for what they didn’t have, and they gladly confirmed it.
es-geht-seinen-gang-story-empty-handed-3 = { es-geht-seinen-gang-story-link } I walked round the Konsum once and came out again with an opinion.

## Fate

es-geht-seinen-gang-story-question-gain-1 = { es-geht-seinen-gang-story-link } fortune remembered me: “{ $question }”.
es-geht-seinen-gang-story-question-gain-2 = { es-geht-seinen-gang-story-link } something turned out well without my doing: “{ $question }”.
es-geht-seinen-gang-story-question-gain-3 = “{ $question }”: it sounds like little, but it did me good.
es-geht-seinen-gang-story-question-gain-4 = { es-geht-seinen-gang-story-link } there was “{ $question }”, and for once I came out of it richer.
es-geht-seinen-gang-story-question-cost-1 = { es-geht-seinen-gang-story-link } there was “{ $question }”, and I paid what had to be paid.
es-geht-seinen-gang-story-question-cost-2 = “{ $question }”: whoever has been through it knows what that costs.
es-geht-seinen-gang-story-question-cost-3 = { es-geht-seinen-gang-story-link } a bill came fluttering in: “{ $question }”.
es-geht-seinen-gang-story-question-cost-4 = { es-geht-seinen-gang-story-link } something was asked of me, politely and with a date: “{ $question }”.
es-geht-seinen-gang-story-question-open-1 = { es-geht-seinen-gang-story-link } I was asked for what I didn’t have, and put it off: “{ $question }”.
es-geht-seinen-gang-story-question-open-2 = { es-geht-seinen-gang-story-link } there was “{ $question }”, and my pockets were empty; such things have patience.
es-geht-seinen-gang-story-question-open-3 = { es-geht-seinen-gang-story-link } I put something in the drawer, to be settled when possible: “{ $question }”.
es-geht-seinen-gang-story-question-moved-1 = { es-geht-seinen-gang-story-link } I ended up somewhere quite different, and the reason was “{ $question }”.
es-geht-seinen-gang-story-question-moved-2 = { es-geht-seinen-gang-story-link } my way took a turn that no plan had foreseen: “{ $question }”.
es-geht-seinen-gang-story-question-moved-3 = { es-geht-seinen-gang-story-link } I had been on my way elsewhere, as so often: “{ $question }”.
es-geht-seinen-gang-story-question-1 = { es-geht-seinen-gang-story-link } I lived through “{ $question }”; one has to have been there.
es-geht-seinen-gang-story-question-2 = { es-geht-seinen-gang-story-link } there was “{ $question }”, of which nothing remained but a good story.
es-geht-seinen-gang-story-question-3 = “{ $question }” belongs in here, too, if only for completeness.
es-geht-seinen-gang-story-settled-1 = { es-geht-seinen-gang-story-link } I put an old matter in order at last: “{ $question }”.
es-geht-seinen-gang-story-settled-2 = { es-geht-seinen-gang-story-link } I paid off “{ $question }” and slept better than for a long time.
es-geht-seinen-gang-story-settled-3 = { es-geht-seinen-gang-story-link } I could cross out something in the diary: “{ $question }”.
es-geht-seinen-gang-story-sent-1 = { es-geht-seinen-gang-story-link } things took a turn: “{ $space }”.
es-geht-seinen-gang-story-sent-2 = { es-geht-seinen-gang-story-link } I was thrown off course: “{ $space }”.
es-geht-seinen-gang-story-sent-3 = “{ $space }”: so I came to where I hadn’t been going.
es-geht-seinen-gang-story-sent-4 = { es-geht-seinen-gang-story-link } I learnt that a straight line is not the usual way: “{ $space }”.
es-geht-seinen-gang-story-went-back-1 = { es-geht-seinen-gang-story-link } I went a few steps back, officially to take a run-up.
es-geht-seinen-gang-story-went-back-2 = { es-geht-seinen-gang-story-link } I was set back, and nobody could say which form had been missing.
es-geht-seinen-gang-story-went-back-3 = { es-geht-seinen-gang-story-link } it was one step forward and several back; we called it marching.
es-geht-seinen-gang-story-received-1 = { es-geht-seinen-gang-story-link } I had { $other } to thank for something, and the occasion was “{ $question }”.
es-geht-seinen-gang-story-received-2 = { es-geht-seinen-gang-story-link } something of { $other }’s became mine, on account of “{ $question }”; we still greet each other.
es-geht-seinen-gang-story-received-3 = “{ $question }” came up, and { $other } had to pay part of my share.
es-geht-seinen-gang-story-gave-away-1 = { es-geht-seinen-gang-story-link } I gave { $other } some of what I had; “{ $question }” left me no choice.
es-geht-seinen-gang-story-gave-away-2 = { es-geht-seinen-gang-story-link } part of what was mine went to { $other }, as one hand washes the other: “{ $question }”.
es-geht-seinen-gang-story-gave-away-3 = “{ $question }” came up, and { $other } came off well at my expense.

## The crooked path

es-geht-seinen-gang-story-coup-1 = { es-geht-seinen-gang-story-link } I brought off the big coup, and to this day nobody has asked the right question.
es-geht-seinen-gang-story-coup-2 = { es-geht-seinen-gang-story-link } there was that one night, a suitcase and a getaway car that started: the big coup.
es-geht-seinen-gang-story-coup-3 = { es-geht-seinen-gang-story-link } the big coup came off, and for a week I smiled at every policeman.
es-geht-seinen-gang-story-detained-1 = { es-geht-seinen-gang-story-link } I was held in custody; the same questions each day, and the same soup.
es-geht-seinen-gang-story-detained-2 = { es-geht-seinen-gang-story-link } they asked me in for a talk that took rather longer: pre-trial custody.
es-geht-seinen-gang-story-detained-3 = { es-geht-seinen-gang-story-link } I sat in custody until somebody had found the file.
es-geht-seinen-gang-story-sentenced-1 = { es-geht-seinen-gang-story-link } I went to prison, and the others went on; I counted days.
es-geht-seinen-gang-story-sentenced-2 = { es-geht-seinen-gang-story-link } the judge didn’t share my view of things, and life went on for a while without me.
es-geht-seinen-gang-story-sentenced-3 = { es-geht-seinen-gang-story-link } I was in prison, with time to think of all whom I had kept waiting.
es-geht-seinen-gang-story-amnesty-1 = { es-geht-seinen-gang-story-link } I had hardly come to prison when there was an amnesty; I hadn’t even unpacked.
es-geht-seinen-gang-story-amnesty-2 = { es-geht-seinen-gang-story-link } the prison gate opened before it had quite closed: amnesty.
es-geht-seinen-gang-story-amnesty-3 = { es-geht-seinen-gang-story-link } I sat behind bars for the length of a cup of coffee; then there was an amnesty.

## The end

es-geht-seinen-gang-story-died-1 = Then it was suddenly over, and on the certificate it says “{ $space }”.
es-geht-seinen-gang-story-died-2 = In the middle of everything the light went out: “{ $space }”.
es-geht-seinen-gang-story-died-3 = My end is quickly told: “{ $space }”.
es-geht-seinen-gang-story-arrived-1 = So I grew old and arrived, on foot and without haste.
es-geht-seinen-gang-story-arrived-2 = At last I came to where all paths end, tired in the best way.
es-geht-seinen-gang-story-arrived-3 = In the end I simply arrived; everything had taken its course.
es-geht-seinen-gang-story-lights-out-1 = I was the last one down there; one more throw, and somebody switched off the light.
es-geht-seinen-gang-story-lights-out-2 = When all the others had gone I was still on my way, and then they closed.
es-geht-seinen-gang-story-lights-out-3 = I would have gone on for a while, but the hall was needed.
es-geht-seinen-gang-story-single-1 = I never found anybody to share the sofa, and so the blanket was always mine.
es-geht-seinen-gang-story-single-2 = Love didn’t find my address, though the porter knew it.
es-geht-seinen-gang-story-single-3 = I went through life alone, which saved me many a discussion about the wallpaper.
es-geht-seinen-gang-story-no-goods-1 = I left no things behind, so nobody had to quarrel about them.
es-geht-seinen-gang-story-no-goods-2 = My cupboards stayed empty, which made every move an easy one.
es-geht-seinen-gang-story-no-goods-3 = Of what could be bought I had nothing, and dusted accordingly little.
es-geht-seinen-gang-story-no-level-1 = I never got to any post, and the door plate kept my plain name.
es-geht-seinen-gang-story-no-level-2 = I had no titles, and to the end I was called by my first name.
es-geht-seinen-gang-story-no-level-3 = Nobody ever promoted me, and my mornings were the better for it.
es-geht-seinen-gang-story-waited-1 =
    { $count ->
        [one] Once
       *[other] { $count } times
    } I had to sit out while the others went on.
es-geht-seinen-gang-story-waited-2 =
    If one adds it up, I sat out { $count ->
        [one] one turn
       *[other] { $count } turns
    }; it felt longer.
es-geht-seinen-gang-story-waited-3 =
    Waiting was a part of it, too: { $count ->
        [one] one turn
       *[other] { $count } turns
    } long.
es-geht-seinen-gang-story-throws-1 =
    It took { $count ->
        [one] one throw
       *[other] { $count } throws
    } of the dice from the clinic to this cloud.
es-geht-seinen-gang-story-throws-2 =
    Fate rolled for me { $count ->
        [one] once
       *[other] { $count } times
    }, and on the whole I can’t complain.
es-geht-seinen-gang-story-throws-3 =
    After { $count ->
        [one] one throw
       *[other] { $count } throws
    } I still don’t believe that dice have no memory.
es-geht-seinen-gang-story-colour-1 = What life gave me most of was { es-geht-seinen-gang-story-colour }; nobody asked whether I needed it.
es-geht-seinen-gang-story-colour-2 = Seen from up here, it was above all { es-geht-seinen-gang-story-colour } that came my way.
es-geht-seinen-gang-story-colour-3 = Of { es-geht-seinen-gang-story-colour } I had more than of anything else.
es-geht-seinen-gang-story-leftover-1 =
    { $count ->
        [one] One chip
       *[other] { $count } chips
    } I had saved up to the end, and up here they aren’t accepted.
es-geht-seinen-gang-story-leftover-2 =
    I had put something by for later: { $count ->
        [one] one chip
       *[other] { $count } chips
    }. Later was cancelled.
es-geht-seinen-gang-story-leftover-3 =
    In my pocket they found { $count ->
        [one] one chip
       *[other] { $count } chips
    }, never made into anything.
es-geht-seinen-gang-story-total-1 = It all adds up to { es-geht-seinen-gang-story-points }, and I look down from { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-2 = Taken together that makes { es-geht-seinen-gang-story-points }: I have got { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-3 = What remains is { es-geht-seinen-gang-story-points }, and { es-geht-seinen-gang-story-cloud } to sit on.
es-geht-seinen-gang-story-total-unpaid-1 = I never paid off { es-geht-seinen-gang-story-unpaid }; that leaves { es-geht-seinen-gang-story-points }, and { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-2 = They haven’t forgotten what I still owed, { es-geht-seinen-gang-story-unpaid }, and so I have { es-geht-seinen-gang-story-points } and { es-geht-seinen-gang-story-cloud }.
es-geht-seinen-gang-story-total-unpaid-3 = Something stayed open, { es-geht-seinen-gang-story-unpaid } in all, which makes { es-geht-seinen-gang-story-points } and { es-geht-seinen-gang-story-cloud }.
