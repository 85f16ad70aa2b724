/** Reviews of a car and its owner by renters, by stars: openings and details, which can be combined in any pair. */
export type Words = { readonly openings: readonly string[]; readonly details: readonly string[] };

const en: Record<3 | 4 | 5, Words> = {
	5: {
		openings: [
			'Exactly as in the photos, and cleaner than our own car.',
			'Smooth from the first message to the return.',
			'We drove to Petra and back and never thought about the car once.',
			'We’d like this very car again on our next visit.',
			'Great value for a long weekend.',
			'My parents came to visit and were delighted.',
			'Handed over in five minutes, with a full tank.',
			'A very well kept car.',
			'Picked it up late at night and the owner was still in a good mood.',
			'Everything worked, and that is all I ask for.',
			'Best rental I have had in Jordan.',
			'Comfortable on the Desert Highway, easy to park in the city.',
		],
		details: [
			'The air conditioning is ice cold, which in July matters more than anything.',
			'He showed us a shortcut that saved us an hour on the way to the Dead Sea.',
			'There was water in the door and a charger for both kinds of phone.',
			'He answered every question within minutes.',
			'The deposit was back two days later.',
			'The tyres are new and the brakes feel right.',
			'We were half an hour late and he did not make a fuss.',
			'It took less fuel than I had feared.',
			'The child seat was already fitted when we came.',
			'No smell of smoke, no crumbs, nothing.',
			'He explained the toll-free way around Amman on a map.',
		],
	},
	4: {
		openings: [
			'A good car and a friendly owner.',
			'All in all a good rental.',
			'Would rent it again.',
			'Three days without a single problem.',
			'Nice car, fair price.',
		],
		details: [
			'One star less because the pickup was twenty minutes late.',
			'The radio does not always find the phone at the first try.',
			'A little dusty inside, but there’d been a dust storm the day before.',
			'There are a few scratches that the photos do not show.',
			'The fuel was not quite full at the handover; we noted it together.',
		],
	},
	3: {
		openings: ['It was all right.', 'Basic car, fair price.'],
		details: [
			'The inside could have been cleaner.',
			'We agreed on ten o’clock and left at eleven.',
			'One of the rear windows does not go down, which nobody told us.',
		],
	},
};

const ar: Record<3 | 4 | 5, Words> = {
	5: {
		openings: [
			'السيارة كما في الصور تماماً، ونظيفة جداً.',
			'تعامل راقٍ من أول رسالة حتى إرجاع السيارة.',
			'ذهبنا بها إلى البتراء وعدنا دون أي مشكلة.',
			'نريد السيارة نفسها في زيارتنا القادمة.',
			'سعر ممتاز لعطلة نهاية الأسبوع.',
			'زارنا الأهل من الخارج وكانوا مرتاحين جداً فيها.',
			'تسليم خلال خمس دقائق وخزان ممتلئ.',
			'سيارة معتنى بها فعلاً.',
			'استلمتها في وقت متأخر من الليل وكان صاحبها بشوشاً.',
			'كل شيء يعمل كما يجب.',
			'أفضل تجربة استئجار مرّت عليّ في الأردن.',
			'مريحة على الطريق الصحراوي وسهلة الاصطفاف في عمّان.',
		],
		details: [
			'المكيف بارد جداً، وهذا أهم شيء في تموز.',
			'دلّنا على طريق مختصر وفّر علينا ساعة إلى البحر الميت.',
			'وجدنا ماءً وشاحناً للهاتف في السيارة.',
			'كان يردّ على كل سؤال خلال دقائق.',
			'عاد مبلغ التأمين بعد يومين.',
			'الإطارات جديدة والفرامل ممتازة.',
			'تأخرنا نصف ساعة ولم ينزعج.',
			'مصروف البنزين أقل مما توقعت.',
			'كان مقعد الطفل مركّباً قبل وصولنا.',
			'لا رائحة دخان ولا أي شيء يزعج.',
			'شرح لنا الطريق على الخريطة قبل أن ننطلق.',
		],
	},
	4: {
		openings: [
			'سيارة جيدة وصاحبها محترم.',
			'تجربة جيدة بشكل عام.',
			'سأستأجرها مرة أخرى.',
			'ثلاثة أيام دون مشاكل.',
			'سيارة مرتبة وسعر عادل.',
		],
		details: [
			'نقصت نجمة لأن الاستلام تأخر ثلث ساعة.',
			'البلوتوث لا يتصل دائماً من أول مرة.',
			'بعض الغبار في الداخل، لكن الجو كان مغبراً في اليوم السابق.',
			'فيها خدوش بسيطة لا تظهر في الصور.',
			'لم يكن الخزان ممتلئاً تماماً عند الاستلام، وسجّلنا ذلك معاً.',
		],
	},
	3: {
		openings: ['تجربة عادية.', 'سيارة تفي بالغرض وسعرها معقول.'],
		details: [
			'كان يمكن أن تكون أنظف من الداخل.',
			'اتفقنا على العاشرة وانطلقنا في الحادية عشرة.',
			'أحد الشبابيك الخلفية لا يفتح ولم يخبرنا أحد بذلك.',
		],
	},
};

export const wordsOfRenters = { en, ar };
