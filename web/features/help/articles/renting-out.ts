/** For owners: requests, handovers, claims and money. */
import type { Articles } from '../article.ts';

export const rentingOutArticles = {
	'reply-to-requests': {
		topic: 'RENTING_OUT',
		related: ['hand-over-your-car', 'calendar', 'messages'],
		en: {
			title: 'Reply to booking requests',
			summary: 'How long you have, what declining means, and how instant booking works.',
			words: 'request accept decline reply answer pending instant booking confirm cancel owner expired reason',
			body: [
				'You get a request once the renter has paid, so every request is serious. It shows the dates, the renter’s reviews and what you earn.',
				'Reply within {answerTime}, and before the pickup. You can do so from the notification, under [Bookings](/owner/bookings) or in the chat.',
				{
					list: [
						'Accept: the booking is confirmed, and you see each other’s phone number and the meeting point.',
						'Decline: the renter is refunded in full and reads your reason.',
						'No reply: the request expires, and the renter is refunded in full. Your response rate drops.',
					],
				},
				{ heading: 'Instant booking' },
				'Switch it on in the car’s calendar, under “Price and rules”. Paid bookings are then confirmed without your reply, so keep the calendar up to date.',
				{ heading: 'If you have to cancel' },
				'You can cancel in the booking until the handover. The renter gets everything back, and the cancellation counts against you: renters see it on your car’s page. Several within {pauseWindow} hide instant booking for a while, unless you can prove the cause to us.',
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
				'فعّله في تقويم السيارة ضمن السعر والقواعد. تتأكد الحجوزات المدفوعة عندها من دون ردك، فحافظ على تحديث التقويم.',
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
				{ heading: 'At the pickup' },
				{
					steps: [
						'Compare the renter’s ID and driver’s licence with their profile.',
						'Open “Handover and return” in the booking, from {handoverOpens} before the pickup.',
						'Take at least {handoverPhotos} around the car, and enter odometer and fuel.',
						'Enter the code that the renter shows you. It proves who received the car, and the rental begins.',
					],
				},
				{ heading: 'At the return' },
				{
					steps: [
						'Look at the car together and take the same photos again.',
						'Enter odometer and fuel. Your record completes the rental and makes the dates available again.',
						'If there is nothing to claim, release the deposit: the renter is happy, and your payout comes sooner.',
					],
				},
				'Records cannot be changed later; they are your proof. Without a connection they stay on your phone and are sent automatically.',
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
						'صوّر السيارة من كل الجهات، وأقل عدد {handoverPhotos}، وأدخل قراءة العداد والوقود.',
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
		related: ['hand-over-your-car', 'payouts', 'deposit'],
		en: {
			title: 'Make a claim',
			summary: 'What you can claim after a return, until when, and how it is decided.',
			words: 'claim damage scratch dent cleaning fine fuel kilometres late deposit evidence photos owner compensation withdraw',
			body: [
				'You have {claimWindow} from the return. Open the booking under [Bookings](/owner/bookings) and choose the claim.',
				{
					steps: [
						'Check the items that we propose from the records: extra kilometres, missing fuel, late return.',
						'Add what else happened, such as damage, cleaning or a traffic fine. A claim has up to {claimItems}.',
						'Add up to {claimPhotos} and a description that someone who was not there understands.',
					],
				},
				'The renter has {claimAnswer} to reply. If they accept, the amount comes from the deposit to you. If they contest or don’t reply, our team looks at both sides and decides on each item. What exceeds the deposit is asked from the renter by card.',
				'Until then your payout for this rental waits. While the renter may still reply you can add items, and their time to reply starts anew. You can withdraw the claim as long as it is not decided. Within the time to claim you can then claim once more; otherwise the whole deposit goes back to the renter.',
				'The renter may claim something back in the same time: fuel or cleaning that was yours to pay, or a delivery that did not happen. You accept or contest it on its page, and your payout for this rental waits until it is decided.',
				'Nothing to claim? Release the deposit, and your payout comes sooner.',
			],
		},
		ar: {
			title: 'تقديم مطالبة',
			summary: 'بماذا يمكنك أن تطالب بعد الإرجاع، وإلى متى، وكيف يُتخذ القرار.',
			words: 'مطالبة ضرر خدش تنظيف مخالفة وقود كيلومترات تأخر تأمين إثبات صور المالك تعويض سحب',
			body: [
				'لديك {claimWindow} من وقت الإرجاع. افتح الحجز من [الحجوزات](/owner/bookings) واختر المطالبة.',
				{
					steps: [
						'راجع البنود التي نقترحها من السجلات: الكيلومترات الزائدة والوقود الناقص والتأخر.',
						'أضف ما حدث غير ذلك، مثل ضرر أو تنظيف أو مخالفة سير. أقصى ما تتسع له المطالبة {claimItems}.',
						'أضف صوراً حدها الأقصى {claimPhotos}، واكتب وصفاً يفهمه من لم يكن حاضراً.',
					],
				},
				'لدى المستأجر {claimAnswer} للرد. إذا قبل يصلك المبلغ من مبلغ التأمين. وإذا اعترض أو لم يرد يراجع فريقنا إفادة الطرفين ويقرر في كل بند. وما زاد على مبلغ التأمين نطلبه من المستأجر بالبطاقة.',
				'تنتظر حوالة هذا الإيجار إلى ذلك الحين. وما دام المستأجر يستطيع الرد يمكنك إضافة بنود، فتبدأ مهلة رده من جديد. ويمكنك سحب المطالبة ما لم يصدر القرار: ضمن مهلة المطالبة يمكنك أن تطالب مرة أخرى واحدة، وإلا نعيد مبلغ التأمين كاملاً إلى المستأجر.',
				'يستطيع المستأجر في المهلة نفسها أن يطالب باسترداد ما دفعه: وقود أو تنظيف كان عليك، أو توصيل لم يتم. تقبل ذلك أو تعترض عليه في صفحته، وتنتظر حوالة هذا الإيجار حتى صدور القرار.',
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
				'You earn the rental total less our platform fee of {fee}. There is no fee on the deposit, and we pay the cost of the card payment. Each booking shows your earnings before you accept it.',
				{ heading: 'When you get it' },
				{
					steps: [
						'The rental is completed by your record of the return.',
						'The claim period of {claimWindow} ends, or you release the deposit. An open claim must be decided first.',
						'We send the payout within {payoutTime} after that. It arrives as fast as your bank enters it.',
					],
				},
				{ heading: 'Where we send it' },
				'Enter an IBAN or a CliQ alias under [Payouts](/owner/payouts). For your safety we ask who you are before you change it, and email you afterwards.',
				{ heading: 'If a payout fails' },
				'Your bank sent the money back, usually because of a typing mistake. Correct the payout details, and we send it again with the next batch.',
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
