/** Something wrong on a booking, for either side. */
import type { Articles } from '../article.ts';

export const problemsArticles = {
	'something-is-wrong': {
		topic: 'TRIP',
		related: ['during-the-trip', 'renter-claims', 'change-a-trip'],
		en: {
			title: 'When something is wrong',
			summary: 'Report a breakdown, an accident or a car that isn’t as described, and see what happens next.',
			words:
				'breakdown broken accident crash not as described dirty unsafe lost key will not start report problem complaint refuse replacement another car end early police number',
			body: [
				'If anyone is in danger or injured, call the emergency services first.',
				{
					steps: [
						'Press “Report a problem” in the booking and choose what happened.',
						'Describe it in your own words. Add up to {reportPhotos} and where the car is.',
						'Send it. The owner and our team are notified right away. Without a connection the report stays on your device and is sent automatically later.',
					],
				},
				'You can report something as soon as a booking is confirmed. Reports about the car itself become possible {handoverOpens} before pickup, when the handover opens. After the return you have {reportAfterReturn} to report an accident, a lost key or something else.',
				{ heading: 'After an accident' },
				'First read [what to do on the road](/help/during-the-trip). You can add the number of the police report later, in the same place in the booking.',
				{ heading: 'What our team can decide' },
				{
					list: [
						'You get help, and the trip goes on.',
						'You were right to refuse the car at pickup: we cancel the booking and refund everything.',
						'The rental ends early: we refund the unused days, in full or in part, to your card. One of you has to record the return first. A delivery that took place isn’t refunded. The deposit follows the same steps as after every return.',
						'Another car takes over the rest of the trip, if the problem is the car. What we refund pays for it, and you pay or get back the difference. We agree on the car with you first.',
					],
				},
				'Both of you see the decision, the amount and the reason in the booking. While such a report is open, the trip can’t be changed.',
				'A report isn’t a claim for money you spent: if you paid for fuel or cleaning, [claim it back](/help/renter-claims) after the return. Is no one at the pickup? See [running late, or no one is there](/help/late-or-no-show).',
			],
		},
		ar: {
			title: 'إذا كانت هناك مشكلة',
			summary: 'أبلغ عن عطل أو حادث أو سيارة ليست كما وُصفت، واعرف ما يحدث بعد ذلك.',
			words: 'مشكلة عطل تعطلت حادث ليست كما وصفت متسخة غير آمنة ضياع مفتاح لا تعمل بلاغ شكوى رفض سيارة بديلة أخرى إنهاء مبكر شرطة كروكا',
			body: [
				'عند الخطر أو وجود إصابات اتصل بالطوارئ أولاً.',
				{
					steps: [
						'اضغط «أبلغ عن مشكلة» في صفحة الحجز واختر ما حدث.',
						'اكتب ما حدث بكلماتك، وأضف مكان السيارة وصوراً حدها الأقصى {reportPhotos}.',
						'أرسل البلاغ. يصل فوراً إلى المالك وإلى فريقنا. ومن دون اتصال يبقى البلاغ في جهازك ويُرسل تلقائياً لاحقاً.',
					],
				},
				'يمكنك الإبلاغ منذ تأكيد الحجز. أما البلاغات عن السيارة نفسها فتتاح قبل الاستلام بـ{handoverOpens}، أي عندما يُفتح تسجيل التسليم. وبعد الإرجاع لديك {reportAfterReturn} للإبلاغ عن حادث أو ضياع مفتاح أو أمر آخر.',
				{ heading: 'بعد حادث' },
				'اقرأ أولاً [ما تفعله أثناء الرحلة](/help/during-the-trip). ويمكنك إضافة رقم تقرير الشرطة (كروكا) لاحقاً في المكان نفسه من صفحة الحجز.',
				{ heading: 'ماذا قد يقرر فريقنا' },
				{
					list: [
						'تصلك المساعدة وتتابع رحلتك.',
						'كنت محقاً في رفض السيارة عند الاستلام: نلغي الحجز ونعيد إليك المبلغ كاملاً.',
						'إنهاء الإيجار مبكراً: نعيد إلى بطاقتك قيمة الأيام غير المستخدمة كلها أو جزءاً منها. يجب أن يسجّل أحدكما الإرجاع أولاً. ولا نعيد رسوم توصيل تم. ويمر مبلغ التأمين بالخطوات نفسها كما بعد كل إرجاع.',
						'سيارة أخرى لبقية الرحلة إذا كان الخلل في السيارة. نستخدم ما يعود إليك لدفع أجرتها، وتدفع الفرق أو نعيده إليك. ونتفق معك على السيارة أولاً.',
					],
				},
				'يقرأ كل منكما القرار والمبلغ والسبب في صفحة الحجز. وما دام مثل هذا البلاغ مفتوحاً لا يمكن تغيير الرحلة.',
				'البلاغ ليس مطالبة بما دفعته: إذا دفعت ثمن وقود أو تنظيف [فطالب باسترداده](/help/renter-claims) بعد الإرجاع. ولم تجد أحداً عند الاستلام؟ اقرأ [التأخر أو عدم حضور أحد](/help/late-or-no-show).',
			],
		},
	},
	'problem-with-a-rental': {
		topic: 'RENTING_OUT',
		related: ['make-a-claim', 'change-a-rental', 'late-or-no-show'],
		en: {
			title: 'When something goes wrong with a rental',
			summary: 'Report a problem yourself, react to a renter’s report, and know what it means for your earnings.',
			words:
				'problem report accident breakdown late not returned overdue lost key renter complaint refuse end early refund unused days police number payout waits owner',
			body: [
				'You have the same “Report a problem” button in the booking as the renter. Use it if the car isn’t back in time, after an accident, for a lost key, or whenever our team should know. Add up to {reportPhotos} and the place. After the return you have {reportAfterReturn} for an accident, a lost key or something else.',
				{ heading: 'If the renter reports something' },
				'We notify you. Read the report in the booking, then call or message the renter: your help is often all it takes. After an accident either of you can add the number of the police report. Our team decides, and both of you see the decision and the reason:',
				{
					list: [
						'The booking continues: no money moves.',
						'The renter was right to refuse the car at pickup: they get a full refund, and it counts against you like a booking you cancelled.',
						'The rental ends early: we refund the unused days to the renter, in full or in part. You keep the rest, and we charge our fee only on that.',
						'Another car takes over: your rental ends in the same way, at pickup or early.',
					],
				},
				{ heading: 'What waits meanwhile' },
				'While a report that may end the rental is open, the rental isn’t completed and can’t be changed, so your payout waits, too. Record the return anyway: it’s your proof, and the rental can’t end early without it.',
				{ heading: 'A report isn’t a claim' },
				'It doesn’t ask the renter for money. For damage, cleaning or late hours, [make a claim](/help/make-a-claim) within {claimWindow} of the return. For tickets that arrive later, see [traffic fines after a rental](/help/fines-after-a-rental). If the renter doesn’t come to the pickup, [report a no-show](/help/late-or-no-show).',
			],
		},
		ar: {
			title: 'إذا حدثت مشكلة في إيجار',
			summary: 'أبلغ عن مشكلة بنفسك، وتصرّف عند بلاغ من المستأجر، واعرف أثر ذلك في أرباحك.',
			words:
				'مشكلة بلاغ حادث عطل تأخر لم ترجع السيارة ضياع مفتاح شكوى المستأجر رفض إنهاء مبكر استرداد أيام غير مستخدمة شرطة كروكا حوالة مالك',
			body: [
				'في صفحة الحجز زر «أبلغ عن مشكلة» لك كما للمستأجر. استخدمه إذا لم ترجع السيارة في موعدها، أو بعد حادث، أو عند ضياع المفتاح، أو لأي أمر يجب أن يعرفه فريقنا. أضف المكان وصوراً حدها الأقصى {reportPhotos}. وبعد الإرجاع لديك {reportAfterReturn} للإبلاغ عن حادث أو ضياع مفتاح أو أمر آخر.',
				{ heading: 'إذا أبلغ المستأجر عن مشكلة' },
				'نرسل إليك إشعاراً. اقرأ البلاغ في صفحة الحجز ثم اتصل بالمستأجر أو أرسل إليه رسالة، فكثيراً ما تكفي مساعدتك. وبعد الحادث يستطيع كل منكما إضافة رقم تقرير الشرطة (كروكا). ثم يقرر فريقنا، ويقرأ كل منكما القرار وسببه:',
				{
					list: [
						'الحجز مستمر: لا يتغير شيء في المبالغ.',
						'كان المستأجر محقاً في رفض السيارة عند الاستلام: نعيد إليه المبلغ كاملاً، ويُحتسب ذلك عليك كحجز ألغيته.',
						'إنهاء الإيجار مبكراً: نعيد إلى المستأجر قيمة الأيام غير المستخدمة كلها أو جزءاً منها. يبقى لك الباقي، ولا نخصم عمولتنا إلا منه.',
						'سيارة أخرى لبقية الرحلة: ينتهي إيجارك بالطريقة نفسها، عند الاستلام أو مبكراً.',
					],
				},
				{ heading: 'ما الذي ينتظر' },
				'ما دام هناك بلاغ مفتوح قد ينهي الإيجار فلن يكتمل الإيجار ولا يمكن تغييره، وتنتظر حوالتك كذلك. سجّل الإرجاع في كل الأحوال: هو إثباتك، ومن دونه لا يمكن إنهاء الإيجار مبكراً.',
				{ heading: 'البلاغ ليس مطالبة' },
				'البلاغ لا يطلب من المستأجر مالاً. إذا كان هناك ضرر أو تنظيف أو ساعات تأخر [فقدّم مطالبة](/help/make-a-claim) خلال {claimWindow} من الإرجاع. وللمخالفات التي تصل لاحقاً اقرأ [مخالفات السير بعد الإيجار](/help/fines-after-a-rental). وإذا لم يحضر المستأجر للاستلام [فأبلغ عن عدم حضوره](/help/late-or-no-show).',
			],
		},
	},
} satisfies Articles;
