/** For owners: requests, handovers, claims and money. */
import type { Articles } from '../article.ts';

export const rentingOutArticles = {
	'reply-to-requests': {
		topic: 'RENTING_OUT',
		related: ['hand-over-your-car', 'calendar', 'change-a-rental'],
		en: {
			title: 'Reply to booking requests',
			summary: 'How long you have, what declining means, and how instant booking works.',
			words: 'request accept decline reply answer pending instant booking confirm cancel owner expired reason',
			body: [
				'You get a request once the renter has paid, so every request is serious. It shows the dates, the renter’s reviews and what you’ll earn.',
				'Reply within {answerTime}, and before the pickup. You can do so from the notification, under [Bookings](/owner/bookings) or in the chat.',
				{
					list: [
						'Accept: the booking is confirmed, and you see each other’s phone number and the meeting point.',
						'Decline: we refund the renter in full, and they see your reason.',
						'No reply: the request expires, and we refund the renter in full. Your reply rate drops.',
					],
				},
				{ heading: 'Instant booking' },
				'Turn it on in the car’s calendar, under “Price and rules”. Paid requests are then confirmed automatically, so keep the calendar up to date.',
				{ heading: 'If you have to cancel' },
				'You can cancel in the booking until the handover. The renter gets a full refund, and the cancellation goes on your record: renters see it on your car’s page. Several within {pauseWindow} turn off instant booking for a while, unless you can prove the cause to us.',
			],
		},
		ar: {
			title: 'الرد على طلبات الحجز',
			summary: 'كم لديك من الوقت، وماذا يعني الرفض، وكيف يعمل الحجز الفوري.',
			words: 'طلب قبول رفض رد الرد انتظار حجز فوري تأكيد إلغاء المالك انتهت المهلة سبب',
			body: [
				'يصلك الطلب بعد أن يدفع المستأجر، فكل طلب جاد. وتظهر فيه التواريخ وتقييمات المستأجر وأرباحك.',
				'يرجى الرد خلال {answerTime} وقبل موعد الاستلام. يمكنك ذلك من الإشعار أو من [الحجوزات](/owner/bookings) أو من المحادثة.',
				{
					list: [
						'القبول: يتأكد الحجز، ويرى كل منكما رقم الآخر ونقطة اللقاء.',
						'الرفض: نعيد المبلغ كاملاً إلى المستأجر ويقرأ السبب الذي كتبته.',
						'عدم الرد: تنتهي مهلة الطلب ونعيد المبلغ كاملاً إلى المستأجر، وتنخفض نسبة ردودك.',
					],
				},
				{ heading: 'الحجز الفوري' },
				'فعّله في تقويم السيارة ضمن «السعر والشروط». تتأكد الحجوزات المدفوعة عندها من دون ردك، فحافظ على تحديث التقويم.',
				{ heading: 'إذا اضطررت إلى الإلغاء' },
				'يمكنك الإلغاء في صفحة الحجز حتى موعد التسليم. نعيد المبلغ كاملاً إلى المستأجر، ويُسجَّل الإلغاء في حسابك: يراه المستأجرون في صفحة سيارتك. وتكراره خلال {pauseWindow} يخفي الحجز الفوري مدة، ما لم تثبت لنا سببه.',
			],
		},
	},
	'hand-over-your-car': {
		topic: 'RENTING_OUT',
		related: ['make-a-claim', 'late-or-no-show', 'return-the-car'],
		en: {
			title: 'Hand over your car and take it back',
			summary: 'Check the licence, enter the renter’s code, and record the same photos twice.',
			words: 'handover pickup give keys code photos odometer fuel record return owner licence check',
			body: [
				{ heading: 'At pickup' },
				{
					steps: [
						'Compare the renter’s ID and driver’s licence with their profile.',
						'Open “Handover and return” in the booking, from {handoverOpens} before pickup.',
						'Take at least {handoverPhotos} around the car, enter the odometer and the fuel, and mark damage on the drawing.',
						'Enter the code the renter shows you. It proves who received the car, and the rental begins.',
					],
				},
				{ heading: 'At return' },
				{
					steps: [
						'Check the car together and take the same photos again.',
						'Enter the odometer and the fuel. Your record completes the rental and makes the dates available again.',
						'If there’s nothing to claim, release the deposit: the renter will be happy, and your payout comes sooner.',
					],
				},
				'You can’t change records later; they’re your proof. Without a connection they stay on your phone and are sent automatically.',
			],
		},
		ar: {
			title: 'تسليم سيارتك واستعادتها',
			summary: 'تحقق من الرخصة، وأدخل رمز المستأجر، والتقط الصور نفسها مرتين.',
			words: 'تسليم استلام مفتاح رمز صور عداد وقود سجل إرجاع المالك رخصة تحقق',
			body: [
				{ heading: 'عند الاستلام' },
				{
					steps: [
						'قارن هوية المستأجر ورخصة قيادته بصفحته في مشوار.',
						'افتح «تسليم السيارة وإرجاعها» في صفحة الحجز، ويتاح ذلك قبل الاستلام بـ{handoverOpens}.',
						'صوّر السيارة من كل الجهات، وأقل عدد {handoverPhotos}، وأدخل قراءة العداد والوقود، وحدّد الأضرار على الرسم.',
						'أدخل الرمز الذي يعرضه المستأجر. الرمز يثبت من استلم السيارة، وبه يبدأ الإيجار.',
					],
				},
				{ heading: 'عند الإرجاع' },
				{
					steps: [
						'افحصا السيارة معاً والتقط الصور نفسها من جديد.',
						'أدخل قراءة العداد والوقود. يكتمل الإيجار بتسجيلك وتصبح التواريخ متاحة من جديد.',
						'إذا لم توجد مطالبة فأعِد مبلغ التأمين: يُسَرّ المستأجر وتصلك حوالتك أسرع.',
					],
				},
				'لا يمكن تعديل السجلات لاحقاً، فهي إثباتك. ومن دون اتصال تبقى في هاتفك وتُرسل تلقائياً.',
			],
		},
	},
	'make-a-claim': {
		topic: 'RENTING_OUT',
		related: ['fines-after-a-rental', 'problem-with-a-rental', 'payouts'],
		en: {
			title: 'Make a claim',
			summary: 'What you can claim after a return, until when, and how it is decided.',
			words: 'claim damage scratch dent cleaning fuel kilometres late deposit evidence photos owner compensation withdraw',
			body: [
				'You have {claimWindow} from the return. Open the booking under [Bookings](/owner/bookings) and choose the claim.',
				{
					steps: [
						'Check the items we suggest from the records: extra kilometres, missing fuel, late return.',
						'Add what else happened, such as damage, cleaning or a traffic fine. A claim has up to {claimItems}. For tickets that arrive later, see [traffic fines after a rental](/help/fines-after-a-rental).',
						'Add up to {claimPhotos} and a description that makes sense to someone who wasn’t there.',
					],
				},
				'The renter has {claimAnswer} to reply. If they accept, you get the amount from the deposit. If they contest or don’t reply, our team reviews both sides and decides on each item. We ask the renter to pay anything above the deposit by card.',
				'We don’t send your payout for this rental until then. While the renter can still reply you can add items, and their time to reply starts again. You can withdraw the claim until it’s decided. You can then make one more within the claim period; otherwise we refund the whole deposit to the renter.',
				'The renter can make a claim in the same period: for fuel or cleaning that you should have paid for, or a delivery that didn’t happen. See [claims by the renter](/help/renter-claims).',
				'Nothing to claim? Release the deposit, and your payout comes sooner.',
			],
		},
		ar: {
			title: 'تقديم مطالبة',
			summary: 'بماذا يمكنك أن تطالب بعد الإرجاع، وإلى متى، وكيف يُتخذ القرار.',
			words: 'مطالبة ضرر خدش تنظيف وقود كيلومترات تأخر تأمين إثبات صور المالك تعويض سحب',
			body: [
				'لديك {claimWindow} من وقت الإرجاع. افتح الحجز من [الحجوزات](/owner/bookings) واختر المطالبة.',
				{
					steps: [
						'راجع البنود التي نقترحها من السجلات: الكيلومترات الزائدة والوقود الناقص والتأخر.',
						'أضف ما حدث غير ذلك، مثل ضرر أو تنظيف أو مخالفة سير. أقصى ما تتسع له المطالبة {claimItems}. وللمخالفات التي تصل لاحقاً اقرأ [مخالفات السير بعد الإيجار](/help/fines-after-a-rental).',
						'أضف صوراً حدها الأقصى {claimPhotos}، واكتب وصفاً يفهمه من لم يكن حاضراً.',
					],
				},
				'لدى المستأجر {claimAnswer} للرد. إذا قبل يصلك المبلغ من مبلغ التأمين. وإذا اعترض أو لم يرد يراجع فريقنا إفادة الطرفين ويقرر في كل بند. وما زاد على مبلغ التأمين نطلبه من المستأجر بالبطاقة.',
				'تنتظر حوالة هذا الإيجار إلى ذلك الحين. وما دام المستأجر يستطيع الرد يمكنك إضافة بنود، فتبدأ مهلة رده من جديد. ويمكنك سحب المطالبة ما لم يصدر القرار: ضمن مهلة المطالبة يمكنك أن تطالب مرة أخرى واحدة، وإلا نعيد مبلغ التأمين كاملاً إلى المستأجر.',
				'يستطيع المستأجر في المهلة نفسها أن يطالب باسترداد ما دفعه: وقود أو تنظيف كان عليك، أو توصيل لم يتم. اقرأ [مطالبة المستأجر](/help/renter-claims).',
				'لا توجد مطالبة؟ أعِد مبلغ التأمين فتصلك حوالتك أسرع.',
			],
		},
	},
	payouts: {
		topic: 'RENTING_OUT',
		related: ['make-a-claim', 'set-your-prices', 'keep-your-account-safe'],
		en: {
			title: 'Payouts and fees',
			summary: 'What you earn, when we send it, and what to do if a payout fails.',
			words: 'payout earnings money bank iban cliq fee commission percent when paid failed settlement csv export',
			body: [
				'You earn the rental total less our platform fee of {fee}. We take no fee from the deposit, and we pay the cost of the card payment. Each request shows your earnings before you accept it.',
				{ heading: 'When you get it' },
				{
					steps: [
						'You record the return, which completes the rental.',
						'The claim period of {claimWindow} ends, or you release the deposit. If there’s an open claim, we decide it first.',
						'We send the payout within {payoutTime} after that. Your bank decides how fast it arrives.',
					],
				},
				{ heading: 'Where we send it' },
				'Enter an IBAN or a CliQ alias under [Payouts](/owner/payouts). For your safety, we ask you to confirm it’s you before you change it, and email you afterwards.',
				{ heading: 'If a payout fails' },
				'Your bank returned the money, usually because of a typo. Fix your payout details and we’ll send it again automatically.',
				'[Earnings](/owner/earnings) lists every rental by month and car, and exports it as CSV.',
			],
		},
		ar: {
			title: 'الحوالات والعمولة',
			summary: 'أرباحك، ومتى نرسلها، وماذا تفعل إذا لم تتم الحوالة.',
			words: 'حوالة أرباح فلوس بنك آيبان كليك عمولة نسبة متى الدفع لم تتم تسوية تصدير',
			body: [
				'أرباحك هي إجمالي الإيجار بعد خصم عمولة المنصة وهي {fee}. لا نخصم عمولة من مبلغ التأمين، ونحن ندفع كلفة عملية البطاقة. ويعرض كل حجز أرباحك قبل أن تقبله.',
				{ heading: 'متى تصلك' },
				{
					steps: [
						'يكتمل الإيجار بتسجيلك للإرجاع.',
						'تنتهي مهلة المطالبات وهي {claimWindow}، أو تعيد مبلغ التأمين. وإذا كانت هناك مطالبة مفتوحة فيجب أن تُقرَّر أولاً.',
						'نرسل الحوالة خلال {payoutTime}. ثم تصل بحسب سرعة بنكك.',
					],
				},
				{ heading: 'إلى أين نرسلها' },
				'أدخل رقم IBAN أو الاسم المستعار في كليك (CliQ) في صفحة [الحوالات](/owner/payouts). لحمايتك نتحقق منك قبل تغييرها ونرسل إليك بريداً بعده.',
				{ heading: 'إذا لم تتم الحوالة' },
				'أعاد البنك المبلغ، وغالباً بسبب خطأ في الكتابة. صحّح بيانات الحساب وسنعيد إرسالها مع مجموعة الحوالات القادمة.',
				'تعرض صفحة [الأرباح](/owner/earnings) كل إيجار بحسب الشهر والسيارة، ويمكنك تصديرها بصيغة CSV.',
			],
		},
	},
} satisfies Articles;
