/** Prepared answers in the language of the person, to be edited before they are sent. Placeholders such as `{claimWindow}` are facts, as in the help articles. */
type Bilingual = { en: string; ar: string };

export const cannedAnswers: ReadonlyArray<{ key: string; title: Bilingual; text: Bilingual }> = [
	{
		key: 'looking',
		title: { en: 'We’re looking into it', ar: 'نتابع الأمر' },
		text: {
			en: 'Thank you for writing. We’re looking into this and will reply here within one working day.',
			ar: 'شكراً لرسالتك. نتابع الأمر وسنرد عليك هنا خلال يوم عمل واحد.',
		},
	},
	{
		key: 'payout-details',
		title: { en: 'Payout returned: check the details', ar: 'أعاد البنك الحوالة: راجع البيانات' },
		text: {
			en: 'Your bank returned the payout. Please check your IBAN and the account holder’s name under Payouts. Once they’re right, we’ll send it again with the next batch.',
			ar: 'أعاد البنك حوالتك. يرجى مراجعة رقم IBAN واسم صاحب الحساب في صفحة الحوالات. بعد تصحيحهما نرسلها مرة أخرى مع مجموعة الحوالات القادمة.',
		},
	},
	{
		key: 'refund-time',
		title: { en: 'When a refund arrives', ar: 'متى يصل المبلغ المسترد' },
		text: {
			en: 'We sent your refund to the card you paid with. Banks in Jordan usually show it within {cardRefundTime}.',
			ar: 'أرسلنا المبلغ المسترد إلى البطاقة التي دفعت بها. تظهره البنوك في الأردن عادة خلال {cardRefundTime}.',
		},
	},
	{
		key: 'deposit-time',
		title: { en: 'When the deposit is released', ar: 'متى يُعاد مبلغ التأمين' },
		text: {
			en: 'The owner can make a claim for {claimWindow} after the return. If there is none, we release your deposit automatically.',
			ar: 'يمكن للمالك تقديم مطالبة خلال {claimWindow} من الإرجاع. إذا لم يقدّمها نعيد مبلغ التأمين تلقائياً.',
		},
	},
	{
		key: 'documents',
		title: { en: 'Identity documents', ar: 'وثائق الهوية' },
		text: {
			en: 'We couldn’t read your documents. Please upload them again in your profile: all four corners visible, without glare.',
			ar: 'لم نتمكن من قراءة وثائقك. ارفعها مرة أخرى في صفحة حسابك من فضلك، على أن تظهر الزوايا الأربع دون انعكاس ضوء.',
		},
	},
	{
		key: 'other-party',
		title: { en: 'Ask the other person first', ar: 'اسأل الطرف الآخر أولاً' },
		text: {
			en: 'The quickest way is to ask the other person in the booking’s conversation. If they don’t reply today, write here again and we’ll call them.',
			ar: 'أسرع طريقة أن تسأل الطرف الآخر في محادثة الحجز. إذا لم يرد اليوم فاكتب هنا مرة أخرى وسنتصل به.',
		},
	},
	{
		key: 'details',
		title: { en: 'Ask for details', ar: 'طلب تفاصيل' },
		text: {
			en: 'To help you we need a few more details: what you did, what you expected, and what happened instead.',
			ar: 'لنساعدك نحتاج إلى تفاصيل أكثر: ماذا فعلت، وماذا كنت تتوقع، وماذا حدث بدلاً من ذلك.',
		},
	},
];
