/** For renters: payment, deposit and refunds. */
import { cancellationPolicies } from '#contract/cancellation-policies.ts';
import type { Articles } from '../article.ts';

/** Each policy with its name. */
const policies = cancellationPolicies.map((policy) => `{policy${policy}}`);

export const payingArticles = {
	'pay-for-a-booking': {
		topic: 'PAYING',
		related: ['payment-problems', 'deposit', 'price-of-a-rental'],
		en: {
			title: 'Pay for a booking',
			summary: 'Which cards you can use, when your card is charged, and where you find the receipt.',
			words: 'card visa mastercard mada apple pay credit debit cash secure receipt invoice charge',
			body: [
				'You pay the rental and the deposit together, by card, when you send the request. We hold your dates for {hold}; the payment page shows how much time is left.',
				{
					list: [
						'Pay with a credit card, a debit card or MADA, or with Apple Pay if your device offers it.',
						'You enter your card details on our payment provider’s page. We never see or store them.',
						'Your bank may ask for a code to confirm the payment.',
						'You can’t pay in cash: we couldn’t protect your money.',
					],
				},
				'When you come back, we show the result and email you that we’ve sent your request. If you closed the page too early, check [My trips](/trips): we ask the payment provider ourselves.',
				'Every paid booking has a receipt you can print or save. You’ll find it in the booking, under “Documents”.',
			],
		},
		ar: {
			title: 'الدفع للحجز',
			summary: 'البطاقات التي يمكنك استخدامها، ومتى يُخصم المبلغ، وأين تجد الإيصال.',
			words: 'بطاقة فيزا ماستركارد مدى أبل باي ائتمان خصم نقداً كاش آمن إيصال فاتورة',
			body: [
				'تدفع الإيجار ومبلغ التأمين معاً بالبطاقة عند إرسال الطلب. نحجز لك التواريخ مؤقتاً لمدة {hold}، وتعرض صفحة الدفع الوقت المتبقي.',
				{
					list: [
						'يمكنك الدفع ببطاقة ائتمان أو بطاقة خصم مباشر أو مدى، وبـ Apple Pay إذا كان جهازك يدعمه.',
						'تُدخل بيانات البطاقة في صفحة بوابة الدفع. لا نرى رقمها ولا نحفظه.',
						'قد يطلب منك البنك رمزاً لتأكيد العملية.',
						'لا يمكن الدفع نقداً، لأننا لا نستطيع عندها حماية أموالك.',
					],
				},
				'عند عودتك نعرض لك النتيجة، ونرسل إليك رسالة بأن الطلب أُرسل. وإذا أغلقت الصفحة مبكراً فراجع [رحلاتي](/trips)، فنحن نسأل بوابة الدفع بأنفسنا.',
				'لكل حجز مدفوع إيصال يمكنك طباعته أو حفظه. تجده في صفحة الحجز ضمن «الوثائق».',
			],
		},
	},
	'payment-problems': {
		topic: 'PAYING',
		related: ['pay-for-a-booking', 'refunds', 'book-a-car'],
		en: {
			title: 'When a payment fails',
			summary: 'What a declined, cancelled or pending payment means, and what to do next.',
			words: 'declined rejected insufficient funds failed error pending twice duplicate charged bank code secure cancelled timeout expired',
			body: [
				'If a payment fails, you aren’t charged. You can try again, with the same or another card, as long as we’re holding your dates.',
				{
					list: [
						'Declined: your bank didn’t approve the payment. Your bank can tell you why.',
						'Insufficient funds: the amount includes the deposit, so it’s higher than the rental total.',
						'Not confirmed: the code from your bank was missing or wrong.',
						'Cancelled: you left the payment page before paying. Your bank didn’t decline anything.',
					],
				},
				{ heading: 'If it says pending' },
				'Please don’t pay again. We keep checking with the payment provider and update your booking as soon as we know.',
				{ heading: 'If you were charged twice or too late' },
				'We automatically refund a duplicate charge, and a payment that arrives after your hold has expired, to your card. See [when refunds arrive](/help/refunds).',
				'If your hold of {hold} has expired and the dates are still available, open the car and book it again.',
			],
		},
		ar: {
			title: 'إذا لم تتم عملية الدفع',
			summary: 'ماذا يعني أن تُرفض العملية أو تُلغى أو تبقى معلّقة، وما الذي تفعله بعدها.',
			words: 'رفض مرفوضة رصيد غير كاف فشل خطأ معلقة مرتين مكررة خصم البنك رمز إلغاء انتهت المهلة',
			body: [
				'إذا لم تتم عملية الدفع فلن يُخصم منك شيء. يمكنك المحاولة مجدداً بالبطاقة نفسها أو بغيرها ما دامت التواريخ محجوزة لك.',
				{
					list: [
						'رُفضت العملية: لم يوافق البنك عليها، ويمكنه إخبارك بالسبب.',
						'الرصيد غير كافٍ: يشمل المبلغ مبلغ التأمين، فهو أكبر من قيمة الإيجار فقط.',
						'لم تُؤكَّد العملية: رمز البنك ناقص أو غير صحيح.',
						'أُلغيت العملية: غادرت صفحة الدفع قبل أن تدفع، ولم يرفض البنك شيئاً.',
					],
				},
				{ heading: 'إذا كانت العملية معلّقة' },
				'يرجى ألا تدفع مرة ثانية. نواصل سؤال بوابة الدفع ونحدّث حجزك فور معرفة النتيجة.',
				{ heading: 'إذا خُصم المبلغ مرتين أو بعد انتهاء المهلة' },
				'الدفعة المكررة، والدفعة التي تصل بعد انتهاء حجز التواريخ، نعيدها إلى بطاقتك تلقائياً. اقرأ [متى يصل المبلغ المسترد](/help/refunds).',
				'إذا انتهت مهلة {hold} وما زالت التواريخ متاحة فافتح صفحة السيارة واحجزها من جديد.',
			],
		},
	},
	deposit: {
		topic: 'PAYING',
		related: ['return-the-car', 'reply-to-a-claim', 'refunds'],
		en: {
			title: 'How the deposit works',
			summary: 'How much it is, where it is held, and when you get it back.',
			words: 'security deposit guarantee refund money back hold release damage when how much insurance',
			body: [
				'{depositRule} You pay it together with the rental, and we hold it separately: it isn’t the owner’s money and we take no fee from it.',
				{ heading: 'When you get it back' },
				{
					list: [
						'As soon as the owner releases it.',
						'Otherwise automatically, when the claim period of {claimWindow} after the return ends.',
						'In full, if the booking is cancelled before the handover.',
					],
				},
				'We refund it to the card you paid with, usually within {depositRefundTime} after the return. {fineHold}',
				{ heading: 'If the owner makes a claim' },
				'Nothing is taken from the deposit without your consent or a decision by our team. You see every item and photo and can [accept or contest the claim](/help/reply-to-a-claim).',
			],
		},
		ar: {
			title: 'كيف يعمل مبلغ التأمين',
			summary: 'كم هو، وأين يُحفظ، ومتى يعود إليك.',
			words: 'تأمين مسترد وديعة ضمان استرداد إعادة المبلغ حجز أضرار متى كم',
			body: [
				'{depositRule} تدفعه مع الإيجار، ونحفظه منفصلاً: ليس من أموال المالك ولا تُخصم منه عمولة.',
				{ heading: 'متى يعود إليك' },
				{
					list: [
						'فور أن يؤكد المالك أنه لا توجد مطالبة.',
						'وإلا فتلقائياً عند انتهاء مهلة المطالبات، وهي {claimWindow} بعد الإرجاع.',
						'كاملاً إذا أُلغي الحجز قبل التسليم.',
					],
				},
				'نعيده إلى البطاقة التي دفعت بها، ويصل عادةً خلال {depositRefundTime} بعد الإرجاع. {fineHold}',
				{ heading: 'إذا قدّم المالك مطالبة' },
				'لا نقتطع شيئاً من مبلغ التأمين إلا بموافقتك أو بقرار من فريقنا. ترى كل بند وكل صورة، ويمكنك [قبول المطالبة أو الاعتراض عليها](/help/reply-to-a-claim).',
			],
		},
	},
	'cancel-a-booking': {
		topic: 'PAYING',
		related: ['refunds', 'when-the-owner-cancels', 'late-or-no-show'],
		en: {
			title: 'Cancel a booking',
			summary: 'What you get back under each cancellation policy, and how to cancel.',
			words: 'cancel cancellation policy flexible moderate strict free refund change plans',
			body: [
				'Open the booking under [My trips](/trips) and press “Cancel booking”. Before you confirm, we show exactly how much you’ll get back.',
				'Until the owner accepts your request, you get a full refund. After that, the car’s cancellation policy decides. You see it before you pay, and it never changes for your booking.',
				{ list: policies },
				'{policyAlways}',
				'If your plans change before pickup, you can [change the trip](/help/change-a-trip) in the booking instead: another pickup, return or place. We show what you’d pay or get back before you send it.',
				'You can’t cancel after the handover, but you can choose an earlier return in the booking: we then refund the days that haven’t started, as the policy says.',
			],
		},
		ar: {
			title: 'إلغاء الحجز',
			summary: 'ما يعود إليك بحسب كل سياسة إلغاء، وكيف تلغي.',
			words: 'إلغاء ألغي الحجز سياسة الإلغاء مرنة متوسطة مشددة صارمة مجاني استرداد تغيير الموعد',
			body: [
				'افتح الحجز من [رحلاتي](/trips) واضغط «إلغاء الحجز». نعرض لك قبل التأكيد المبلغ الذي سيعود إليك بالضبط.',
				'ما دام المالك لم يقبل طلبك نعيد إليك المبلغ كاملاً. وبعد القبول تُطبَّق سياسة الإلغاء الخاصة بالسيارة. تظهر لك قبل الدفع ولا تتغير في حجزك.',
				{ list: policies },
				'{policyAlways}',
				'إذا تغيّرت خططك قبل الاستلام فيمكنك [تغيير الرحلة](/help/change-a-trip) في صفحة الحجز بدلاً من إلغائها: موعد استلام أو إرجاع آخر، أو مكان آخر. ونعرض لك ما تدفعه أو ما يعود إليك قبل إرسال الطلب.',
				'بعد تسليم السيارة لا يمكن إلغاء الحجز، لكن يمكنك اختيار إرجاع أبكر في صفحة الحجز، فتُرد قيمة الأيام التي لم تبدأ وفق السياسة.',
			],
		},
	},
	refunds: {
		topic: 'PAYING',
		related: ['cancel-a-booking', 'deposit', 'payment-problems'],
		en: {
			title: 'When refunds arrive',
			summary: 'How we send money back, how long it takes, and where you can follow it.',
			words: 'refund money back when how long card bank days status track',
			body: [
				'We refund to the card you paid with. You don’t have to ask: refunds for a declined request, a cancellation, a duplicate charge or the deposit start automatically.',
				'After we send a refund, banks usually take {cardRefundTime} to show it. We email you when it is sent.',
				{ heading: 'Follow a refund' },
				'Open the booking and look under “Payment and refunds”. Each refund shows its amount and where it is: pending, sent to the bank, or refunded to your card.',
				'If your card has expired or was replaced, your bank normally credits the account behind it. If you disputed the payment with your bank, we wait until the bank has decided, so you aren’t paid twice.',
			],
		},
		ar: {
			title: 'متى يصل المبلغ المسترد',
			summary: 'كيف نعيد المبلغ، وكم يستغرق، وأين تتابعه.',
			words: 'استرداد إعادة المبلغ متى كم يستغرق بطاقة بنك أيام حالة متابعة',
			body: [
				'نعيد المبلغ إلى البطاقة التي دفعت بها. لا داعي لأن تطلب ذلك: نبدأ تلقائياً إذا رُفض الطلب أو أُلغي الحجز أو تكررت الدفعة أو حان وقت إعادة مبلغ التأمين.',
				'بعد أن نرسل المبلغ تحتاج البنوك عادةً إلى {cardRefundTime} لإظهاره. ونرسل إليك رسالة عند إرساله.',
				{ heading: 'تابع المبلغ' },
				'افتح الحجز وانظر في «الدفع والمبالغ المستردة». يظهر مع كل مبلغ أين وصل: بانتظار الإرسال، أو أُرسل إلى البنك، أو وصل إلى بطاقتك.',
				'إذا انتهت صلاحية بطاقتك أو استُبدلت فإن البنك يضيف المبلغ عادةً إلى الحساب نفسه. وإذا اعترضت على الدفعة لدى البنك فلن نرسل شيئاً حتى يقرر البنك، كي لا يصلك المبلغ مرتين.',
			],
		},
	},
	'when-the-owner-cancels': {
		topic: 'PAYING',
		related: ['refunds', 'find-a-car', 'late-or-no-show'],
		en: {
			title: 'When the owner declines or cancels',
			summary: 'You get a full refund, whatever the reason.',
			words: 'owner declined rejected cancelled no reply unanswered expired did not show up full refund',
			body: [
				'If an owner can’t give you the car, you don’t pay anything: we refund the rental and the deposit in full.',
				{
					list: [
						'The owner declines your request, or doesn’t reply within {answerTime}.',
						'The owner or our team cancels a confirmed booking.',
						'The owner doesn’t show up, and you report it in the booking.',
					],
				},
				'If similar cars are available on your dates, you’ll find them in the booking. We hold your money for {rebookTime}: use it for one of them, and pay or get back only the difference. Otherwise we refund everything to your card automatically, or immediately if you press “Refund me now”.',
				'The refund starts automatically. See [when it arrives](/help/refunds).',
				'Cancellations count against owners: a car’s page shows how often its owner cancelled. Meanwhile you can [search again](/search) with the same dates.',
			],
		},
		ar: {
			title: 'إذا رفض المالك أو ألغى',
			summary: 'نعيد إليك المبلغ كاملاً مهما كان السبب.',
			words: 'المالك رفض ألغى لم يرد انتهت المهلة لم يحضر استرداد كامل',
			body: [
				'إذا لم يستطع المالك تسليمك السيارة فلن تدفع شيئاً: نعيد إليك الإيجار ومبلغ التأمين كاملين.',
				{
					list: [
						'إذا رفض المالك طلبك أو لم يرد خلال {answerTime}.',
						'إذا ألغى المالك أو فريقنا حجزاً مؤكداً.',
						'إذا لم يحضر المالك وأبلغت عن ذلك في صفحة الحجز.',
					],
				},
				'إذا كانت سيارات مشابهة متاحة في تواريخك فستجدها في صفحة الحجز. وينتظرك مبلغك {rebookTime}: احجز به إحداها وادفع الفرق أو استرده فقط. وإلا عاد كل شيء إلى بطاقتك تلقائياً، أو فوراً إذا ضغطت الزر.',
				'نعيد المبلغ تلقائياً. اقرأ [متى يصل](/help/refunds).',
				'يُحتسب الإلغاء على المالك: تعرض صفحة السيارة عدد مرات إلغائه. ويمكنك في هذه الأثناء [البحث من جديد](/search) بالتواريخ نفسها.',
			],
		},
	},
	goodwill: {
		topic: 'PAYING',
		related: ['refunds', 'when-the-owner-cancels', 'payouts'],
		en: {
			title: 'Goodwill from Mishwar',
			summary: 'Money we give you ourselves after something went wrong: how you get it, and what it changes.',
			words: 'goodwill compensation apology sorry gift credit voucher money from mishwar bad experience complaint support',
			body: [
				'When something goes badly, such as an hour of waiting for a car, our team can give you an amount from Mishwar’s own money. It never comes out of the other person’s money: price, deposit and payout stay as agreed.',
				{
					list: [
						'As a renter you get it on the card you paid with. It’s a refund like any other, so banks usually take {cardRefundTime} to show it. It can’t be more than what’s left of your payments.',
						'As an owner you get it as a separate payout.',
					],
				},
				'You’ll see the amount and the reason in a message and in the booking’s timeline. The other person doesn’t see them.',
				{ heading: 'If the booking is cancelled later' },
				'We can’t refund more to a card than we charged. If you get a full refund later, the goodwill you already got counts towards it.',
				'Did something go wrong? [Write to us](/support) and say which booking it is about.',
			],
		},
		ar: {
			title: 'بادرة حسن نية من مشوار',
			summary: 'مبلغ نمنحه من مالنا بعد أن يسوء أمر ما: كيف يصلك وماذا يغيّر.',
			words: 'بادرة حسن نية تعويض اعتذار هدية رصيد قسيمة مبلغ من مشوار تجربة سيئة شكوى دعم',
			body: [
				'إذا ساء أمر ما، كأن تنتظر السيارة ساعة، فقد يمنحك فريقنا مبلغاً من مال مشوار. لا يؤخذ من مال الطرف الآخر أبداً: يبقى السعر ومبلغ التأمين والحوالة كما اتُّفق عليه.',
				{
					list: [
						'إذا كنت مستأجراً نعيد المبلغ إلى البطاقة التي دفعت بها، كأي مبلغ مسترد، فتحتاج البنوك عادةً إلى {cardRefundTime} لإظهاره. ولا يزيد على ما بقي من دفعاتك.',
						'وإذا كنت مالكاً نرسله في حوالة مستقلة.',
					],
				},
				'تقرأ المبلغ وسببه في رسالة وفي سجل الحجز، ولا يراه الطرف الآخر.',
				{ heading: 'إذا أُلغي الحجز بعد ذلك' },
				'لا يمكن أن يُردّ إلى البطاقة أكثر مما خُصم منها. فإذا عاد المبلغ كله بعد ذلك حُسب منه ما وصلك بادرةً.',
				'هل ساء أمر ما؟ [اكتب إلينا](/support) واذكر الحجز.',
			],
		},
	},
} satisfies Articles;
