/** Reviews of renters by owners, and owners' replies to critical reviews. */
const en = {
	content: [
		'Came on time and brought the car back washed. Welcome any time.',
		'Careful driver, clear messages, no worries at all.',
		'Everything as agreed. I would hand over my keys again.',
		'Friendly and punctual, the car came back as it left.',
		'Told me an hour before that there was traffic. That is how it should be.',
		'Full tank, clean seats, a pleasure.',
		'Easy to deal with, from the first question to the return.',
		'',
	],
	soSo: ['The car was fine; the return was an hour later than agreed.', 'Good on the whole. Please shake the sand out next time.'],
	answers: [
		'Thank you for telling me. I’ve had it fixed since.',
		'You are right, and I am sorry about it. Come again and I will make up for it.',
	],
	report: 'That’s not what happened; see the handover photos.',
};

const ar: typeof en = {
	content: [
		'حضر في الموعد وأعاد السيارة نظيفة. أهلاً به في أي وقت.',
		'قيادة هادئة ورسائل واضحة ولا قلق أبداً.',
		'كل شيء كما اتفقنا، وأسلّم مفاتيحي مرة أخرى بكل ثقة.',
		'لطف والتزام بالوقت، وعادت السيارة كما كانت.',
		'أخبرني قبل ساعة أن الطريق مزدحم، وهكذا يكون التعامل.',
		'خزان ممتلئ ومقاعد نظيفة، شكراً.',
		'تعامل سهل من أول سؤال حتى الإرجاع.',
		'',
	],
	soSo: ['السيارة بخير، لكن الإرجاع تأخر ساعة عن الموعد.', 'تجربة جيدة عموماً، مع رجاء تنظيف الرمل في المرة القادمة.'],
	answers: ['شكراً على الملاحظة، وقد أصلحنا الأمر.', 'معك حق وأعتذر عما حدث. يسعدني أن أعوّضك في المرة القادمة.'],
	report: 'لم يكن الأمر كذلك، وصور التسليم تُظهر ذلك.',
};

export const wordsOfOwners = { en, ar };
