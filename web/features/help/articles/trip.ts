/** For renters: pickup, trip, and return. */
import { whatToBring } from '#contract/milestones.ts';
import type { Articles } from '../article.ts';

export const tripArticles = {
	'pick-up-the-car': {
		topic: 'TRIP',
		related: ['delivery-and-meeting-point', 'during-the-trip', 'return-the-car'],
		en: {
			title: 'Pick up the car',
			summary: 'What to bring, the handover code, and the photos that protect you.',
			words: 'handover collect keys licence code photos odometer fuel scratches check bring documents agreement',
			body: [
				`${whatToBring.en} You’ll find the place, the time and the owner’s phone number in the booking under “Where and when”.`,
				{
					steps: [
						'Open “Handover and return” in the booking, from {handoverOpens} before pickup.',
						'Walk around the car together. Check for scratches, and check tyres and warning lights.',
						'Take your own photos, at least {handoverPhotos}, and note the odometer and the fuel. They’re your proof if there are questions later. If you see damage, mark it on the drawing of the car.',
						'Give the owner the handover code on your page, but only when you’re both at the car. It proves you received the car.',
						'The owner records the handover, and your rental begins.',
					],
				},
				'You can add your photos until {renterFollows} after the owner’s record. No connection? Photos and readings stay on your phone and are sent automatically later.',
				'The rental agreement is in the booking as soon as it is confirmed.',
			],
		},
		ar: {
			title: 'استلام السيارة',
			summary: 'ما تحضره معك، ورمز التسليم، والصور التي تحميك.',
			words: 'تسليم استلام مفتاح رخصة رمز صور عداد وقود خدوش فحص وثائق عقد',
			body: [
				`${whatToBring.ar} تجد المكان والوقت ورقم هاتف المالك في صفحة الحجز تحت «أين ومتى».`,
				{
					steps: [
						'افتح «تسليم السيارة وإرجاعها» في صفحة الحجز، ويتاح ذلك قبل الاستلام بـ{handoverOpens}.',
						'افحصا السيارة معاً من كل الجهات. انظر إلى الخدوش والإطارات وأضواء التحذير.',
						'التقط صورك الخاصة، وأقلها {handoverPhotos}، وسجّل قراءة العداد والوقود. هي إثباتك إذا نشأ سؤال لاحقاً. وإذا رأيت ضرراً فحدّده على رسم السيارة.',
						'أعطِ المالك رمز التسليم الظاهر في صفحتك، ولكن عندما تكونان عند السيارة معاً فقط. الرمز يثبت أنك استلمتها.',
						'يسجّل المالك التسليم، ويبدأ إيجارك.',
					],
				},
				'يمكنك إضافة صورك حتى {renterFollows} بعد تسجيل المالك. لا يوجد اتصال؟ تبقى الصور والقراءات في هاتفك وتُرسل تلقائياً لاحقاً.',
				'تجد عقد الإيجار في صفحة الحجز فور تأكيده.',
			],
		},
	},
	'late-or-no-show': {
		topic: 'TRIP',
		related: ['pick-up-the-car', 'cancel-a-booking', 'when-the-owner-cancels'],
		en: {
			title: 'Running late, or no one is there',
			summary: 'Report a delay, report that the other person didn’t show up, or dispute such a report.',
			words: 'late delay no show did not come waiting missing flight owner renter report dispute contest',
			body: [
				{ heading: 'You’re late' },
				'Press “I’m late” in the booking and choose when you’ll arrive. We notify the owner. You can do this once, for up to {maxDelay} after the agreed pickup. If your flight lands late, message the owner as well.',
				{ heading: 'The other person doesn’t show up' },
				'First [send a message](/messages) or call; the number is in the booking. From {noShowAfter} after the pickup time you can report in the booking that they didn’t show up. If they reported a delay, or the flight lands late, this time moves.',
				{
					list: [
						'If the owner didn’t show up, you get a full refund.',
						'If the renter didn’t show up, the cancellation policy applies as at pickup. We refund the deposit in full.',
					],
				},
				{ heading: 'You were reported' },
				'You have {contestTime} to dispute the report, also in the booking. Then our team reviews both sides, and we hold the money until we decide.',
			],
		},
		ar: {
			title: 'التأخر أو عدم حضور أحد',
			summary: 'أبلغ عن تأخرك، أو عن عدم حضور الطرف الآخر، أو اعترض على بلاغ عنك.',
			words: 'تأخير متأخر لم يحضر عدم حضور انتظار رحلة المالك المستأجر بلاغ اعتراض',
			body: [
				{ heading: 'إذا تأخرت' },
				'اضغط «سأتأخر» في صفحة الحجز واختر وقت وصولك، ونرسل إشعاراً إلى المالك. يمكنك ذلك مرة واحدة، وحتى {maxDelay} بعد موعد الاستلام. وإذا تأخرت رحلتك الجوية فأرسل إليه رسالة أيضاً.',
				{ heading: 'إذا لم يحضر الطرف الآخر' },
				'[أرسل رسالة](/messages) أو اتصل أولاً، فالرقم في صفحة الحجز. وبعد موعد الاستلام بـ{noShowAfter} يمكنك الإبلاغ في صفحة الحجز عن عدم حضوره. ويتأخر هذا الوقت إذا أُعلن عن تأخير أو تأخر هبوط الرحلة.',
				{
					list: [
						'إذا لم يحضر المالك نعيد إليك المبلغ كاملاً.',
						'إذا لم يحضر المستأجر تُطبَّق سياسة الإلغاء كما هي عند موعد الاستلام، ونعيد مبلغ التأمين كاملاً.',
					],
				},
				{ heading: 'إذا وصل بلاغ عنك' },
				'لديك {contestTime} للاعتراض على البلاغ في صفحة الحجز. بعدها يراجع فريقنا إفادة الطرفين، ويبقى المبلغ محفوظاً حتى نقرر.',
			],
		},
	},
	'during-the-trip': {
		topic: 'TRIP',
		related: ['something-is-wrong', 'change-a-trip', 'return-the-car'],
		en: {
			title: 'On the road',
			summary: 'What you agreed to, and what to do after a breakdown, an accident or without a connection.',
			words: 'accident crash breakdown police insurance driver border kilometres limit offline emergency tyre flat',
			body: [
				{
					list: [
						'Only you and the additional drivers named in the agreement drive the car. [Book additional drivers](/help/extras-and-drivers) with the car and name them before pickup.',
						'The car stays in Jordan. Racing, towing and carrying goods or passengers for payment are not allowed.',
						'You pay any tolls and traffic fines from your rental, also [fines that arrive later](/help/reply-to-a-fine).',
						'The booking shows how many kilometres are included and what an extra one costs.',
					],
				},
				{ heading: 'After an accident' },
				{
					steps: [
						'Make sure everyone is safe. Call an ambulance if someone is hurt.',
						'Call the police and ask for an accident report. Without it the insurance may refuse to pay.',
						'Call the owner; the number is in the booking. Take photos before anything is moved.',
					],
				},
				{ heading: 'If the car won’t start, or something breaks' },
				'Call or [message the owner](/messages) before you have anything repaired, and keep every receipt.',
				'Press “Report a problem” in the booking and send us a description and photos. It works without a connection, too: the report is sent later. The owner sees it, and our team decides [what happens next](/help/something-is-wrong).',
				{ heading: 'You need the car longer' },
				'[Choose another return](/help/change-a-trip) in the booking. We show the difference and whether the car is available. The days you already booked keep their price.',
				{ heading: 'Without a connection' },
				'You can still open trips and messages you’ve viewed before, and this help, when you’re offline.',
			],
		},
		ar: {
			title: 'أثناء الرحلة',
			summary: 'ما اتفقتما عليه، وما تفعله عند عطل أو حادث أو انقطاع الاتصال.',
			words: 'حادث عطل شرطة كروكا تأمين سائق حدود كيلومترات بدون إنترنت طوارئ إطار بنشر',
			body: [
				{
					list: [
						'لا يقود السيارة إلا أنت والسائقون الإضافيون المذكورون في العقد. [احجز السائقين الإضافيين](/help/extras-and-drivers) مع السيارة، وسمِّهم قبل الاستلام.',
						'تبقى السيارة داخل الأردن. ولا يُسمح بالسباقات ولا بالقطر ولا بنقل البضائع أو الركاب بأجر.',
						'رسوم الطرق ومخالفات السير في أيامك عليك، ومنها [ما يصل لاحقاً](/help/reply-to-a-fine).',
						'يعرض الحجز الكيلومترات المشمولة وسعر الكيلومتر الزائد.',
					],
				},
				{ heading: 'بعد حادث' },
				{
					steps: [
						'تأكد من سلامة الجميع، واطلب الإسعاف إذا أصيب أحد.',
						'اتصل بالشرطة واطلب تقرير حادث (كروكا). من دونه قد ترفض شركة التأمين الدفع.',
						'اتصل بالمالك، فرقمه في صفحة الحجز. والتقط صوراً قبل تحريك أي شيء.',
					],
				},
				{ heading: 'إذا لم تعمل السيارة أو تعطل شيء فيها' },
				'اتصل بالمالك أو [أرسل إليه رسالة](/messages) قبل أن تصلح شيئاً، واحتفظ بكل إيصال.',
				'اضغط «أبلغ عن مشكلة» في صفحة الحجز وأرسل لنا وصفاً وصوراً. يمكنك ذلك من دون اتصال أيضاً، فيُرسل البلاغ لاحقاً. يقرؤه المالك، ويقرر فريقنا [ما يحدث بعد ذلك](/help/something-is-wrong).',
				{ heading: 'إذا احتجت إلى السيارة مدة أطول' },
				'[اختر موعد إرجاع آخر](/help/change-a-trip) في صفحة الحجز، فنعرض لك الفرق وهل السيارة متاحة. وتبقى أسعار الأيام التي اتفقتما عليها كما هي.',
				{ heading: 'من دون اتصال' },
				'الرحلات والرسائل التي فتحتها وأنت مسجّل الدخول تبقى مقروءة من دون اتصال، وكذلك صفحات المساعدة هذه.',
			],
		},
	},
	'return-the-car': {
		topic: 'TRIP',
		related: ['deposit', 'reply-to-a-claim', 'reviews'],
		en: {
			title: 'Return the car',
			summary: 'Time, fuel and photos, and what a late or early return costs.',
			words: 'return bring back late early fuel kilometres clean extra charge finish end',
			body: [
				'Return the car to the agreed place on time, with the same fuel level as at pickup, and as clean.',
				{
					steps: [
						'Check the car together with the owner.',
						'Take the same photos as at pickup, and note the odometer and the fuel under “Handover and return”.',
						'The owner records the return. This completes the rental.',
					],
				},
				{
					list: [
						'Late: up to {lateGrace} counts as on time. After that the owner can claim the late hours.',
						'Early: [change the return](/help/change-a-trip) in the booking first; we then refund whole days that haven’t started, as the cancellation policy says. Without it the rental total stays the same.',
						'Extra kilometres and missing fuel: we calculate them from both records, at the rates in your booking. The owner has to claim them; nothing is deducted automatically.',
					],
				},
				'If no one records the return, the rental counts as completed {completesAfter} after its end. Your own photos still count, so take them in any case. Then [you get your deposit back](/help/deposit).',
			],
		},
		ar: {
			title: 'إرجاع السيارة',
			summary: 'الوقت والوقود والصور، وتكلفة التأخر أو الإرجاع المبكر.',
			words: 'إرجاع إعادة تأخر متأخر مبكر وقود كيلومترات نظافة زيادة انتهاء',
			body: [
				'أرجع السيارة في الموعد إلى المكان المتفق عليه، بالوقود والنظافة اللذين استلمتها بهما.',
				{
					steps: [
						'افحص السيارة مع المالك.',
						'التقط الصور نفسها كما عند الاستلام، وسجّل قراءة العداد والوقود في «تسليم السيارة وإرجاعها».',
						'يسجّل المالك الإرجاع، وبذلك يكتمل الإيجار.',
					],
				},
				{
					list: [
						'التأخر: حتى {lateGrace} يُعدّ الإرجاع في الموعد. وبعد ذلك يمكن للمالك أن يطالب بساعات التأخر.',
						'الإرجاع المبكر: [غيّر موعد الإرجاع](/help/change-a-trip) أولاً في صفحة الحجز، فتُرد قيمة الأيام الكاملة التي لم تبدأ وفق سياسة الإلغاء. ومن دون ذلك يبقى إجمالي الإيجار كما هو.',
						'تُحسب الكيلومترات الزائدة والوقود الناقص من السجلين بالأسعار التي في حجزك. على المالك أن يطالب بها، ولا نخصم شيئاً تلقائياً.',
					],
				},
				'إذا لم يسجّل أحد الإرجاع يكتمل الإيجار تلقائياً بعد انتهائه بـ{completesAfter}. وتبقى صورك إثباتاً، فالتقطها في كل الأحوال. بعدها [يعود مبلغ التأمين](/help/deposit).',
			],
		},
	},
	'reply-to-a-claim': {
		topic: 'TRIP',
		related: ['deposit', 'renter-claims', 'reply-to-a-fine'],
		en: {
			title: 'Reply to a claim',
			summary: 'What an owner can claim, how long you have, and who decides.',
			words: 'claim damage contest accept dispute deduction deposit scratch cleaning evidence decide charge fuel receipt',
			body: [
				'After the return the owner has {claimWindow} to make a claim, for example for damage, cleaning, missing fuel or extra kilometres. Every item has an amount, and you see the owner’s photos next to the handover photos.',
				'You have {claimAnswer} to reply. We remind you before the time ends.',
				{
					list: [
						'Accept: the amount goes to the owner from the deposit, and we refund the rest to you.',
						'Contest: tell us what’s wrong and add photos. Our team reviews both sides and decides on each item.',
						'No reply: our team decides based on both sides’ records. We never take silence as consent.',
					],
				},
				'If the amount is higher than the deposit, we ask you to pay the difference by card on the claim’s page. If the owner withdraws the claim, you get the whole deposit back.',
				'You can make a claim, too: for fuel or cleaning that the owner should have paid for, or a delivery that didn’t happen. See [claims by the renter](/help/renter-claims).',
				'You’ll find the claim in the booking, under [My trips](/trips).',
			],
		},
		ar: {
			title: 'الرد على مطالبة',
			summary: 'بماذا يمكن أن يطالب المالك، وكم لديك من الوقت، ومن يقرر.',
			words: 'مطالبة ضرر أضرار اعتراض اعترض قبول خصم تأمين خدش تنظيف إثبات قرار وقود إيصال',
			body: [
				'بعد الإرجاع لدى المالك {claimWindow} لتقديم مطالبة، مثلاً عن ضرر أو تنظيف أو وقود ناقص أو كيلومترات زائدة. لكل بند مبلغ، وترى صور المالك بجانب صور التسليم.',
				'لديك {claimAnswer} للرد، ونذكّرك قبل انتهاء المهلة.',
				{
					list: [
						'القبول: يُقتطع المبلغ من مبلغ التأمين ونعيد إليك الباقي.',
						'الاعتراض: اكتب ما هو غير صحيح وأضف صوراً. يراجع فريقنا إفادة الطرفين ويقرر في كل بند.',
						'عدم الرد: يقرر فريقنا بناءً على ما سجّله الطرفان. لا نعدّ السكوت موافقة.',
					],
				},
				'إذا زاد المبلغ على مبلغ التأمين نطلب منك دفع الفرق بالبطاقة في صفحة المطالبة. وإذا سحب المالك المطالبة نعيد إليك مبلغ التأمين كاملاً.',
				'يمكنك أن تطالب أنت أيضاً: بوقود أو تنظيف كان على المالك، أو بتوصيل لم يتم. اقرأ [مطالبة المستأجر](/help/renter-claims).',
				'تجد المطالبة في صفحة الحجز ضمن [رحلاتي](/trips).',
			],
		},
	},
} satisfies Articles;
