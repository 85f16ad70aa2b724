/** Fines that arrive after the return, for either side, and renters' claims. */
import type { Articles } from '../article.ts';

export const afterTheReturnArticles = {
	'reply-to-a-fine': {
		topic: 'TRIP',
		related: ['deposit', 'reply-to-a-claim', 'refunds'],
		en: {
			title: 'Traffic fines after your trip',
			summary: 'What we hold for fines, how to reply when the owner reports one, and when you get the rest back.',
			words: 'fine ticket traffic violation speeding camera radar parking late held hold deposit contest accept withheld',
			body: [
				'You pay the traffic fines from your rental. They often arrive days after the return, so a booking can say that a part of the deposit stays held for them. You see this before you pay and in the rental agreement. {fineHoldNow}',
				{ heading: 'If the owner reports a fine' },
				'We notify you. In the booking, under “Traffic fines”, you see the amount, the time of the offence and a photo of the ticket. The offence has to be between pickup and return. You have {claimAnswer} to reply:',
				{
					list: [
						'Accept: the amount goes to the owner from what we hold. You don’t pay anything more.',
						'Contest: tell us what’s wrong, for example another plate or time. Our team reviews the ticket and decides on the amount.',
						'No reply: our team decides. We never take silence as consent.',
					],
				},
				'Fines reported this way can’t be higher than what’s left of the held part, and we don’t ask you for more. During the claim period, {claimWindow} after the return, a fine can also be an item of a [claim](/help/reply-to-a-claim).',
				{ heading: 'When you get the rest back' },
				'Automatically, once the time shown in the booking is over, or earlier if the owner says there are no fines. Only the amount of a fine that hasn’t been decided yet stays held until we decide. We refund it to the card you paid with: see [when refunds arrive](/help/refunds).',
			],
		},
		ar: {
			title: 'مخالفات السير بعد رحلتك',
			summary: 'ما نحجزه للمخالفات، وكيف ترد إذا أدرج المالك مخالفة، ومتى يعود إليك الباقي.',
			words: 'مخالفة مخالفات سير سرعة كاميرا رادار موقف متأخرة محجوز حجز تأمين اعتراض قبول تذكرة',
			body: [
				'مخالفات السير في أيام إيجارك عليك. وكثيراً ما تصل بعد الإرجاع بأيام، لذلك قد ينص الحجز على أن يبقى جزء من مبلغ التأمين محجوزاً لها. ترى ذلك قبل الدفع وفي عقد الإيجار. {fineHoldNow}',
				{ heading: 'إذا أدرج المالك مخالفة' },
				'نرسل إليك إشعاراً. تجد في صفحة الحجز تحت «مخالفات السير» قيمة المخالفة ووقت وقوعها وصورتها. ويجب أن يقع وقتها بين استلام السيارة وإرجاعها. لديك {claimAnswer} للرد:',
				{
					list: [
						'القبول: ندفع المبلغ إلى المالك مما هو محجوز، ولا تدفع شيئاً فوق ذلك.',
						'الاعتراض: اكتب ما هو غير صحيح، مثل لوحة أخرى أو وقت آخر. يراجع فريقنا صورة المخالفة ويقرر المبلغ.',
						'عدم الرد: يقرر فريقنا. لا نعدّ السكوت موافقة.',
					],
				},
				'لا تزيد المخالفات المدرجة هكذا على ما بقي من الجزء المحجوز، ولا نطلب منك أكثر منه. وخلال مهلة المطالبات، وهي {claimWindow} بعد الإرجاع، قد تكون المخالفة أيضاً بنداً في [مطالبة](/help/reply-to-a-claim).',
				{ heading: 'متى يعود إليك الباقي' },
				'تلقائياً عندما تنتهي المدة الظاهرة في صفحة الحجز، أو قبل ذلك إذا أكد المالك أنه لا توجد مخالفات. ولا يبقى محجوزاً إلا مبلغ مخالفة لم نقرر فيها بعد. نعيده إلى البطاقة التي دفعت بها: اقرأ [متى يصل المبلغ المسترد](/help/refunds).',
			],
		},
	},
	'fines-after-a-rental': {
		topic: 'RENTING_OUT',
		related: ['make-a-claim', 'payouts', 'problem-with-a-rental'],
		en: {
			title: 'Traffic fines after a rental',
			summary: 'How to report a fine that arrives after the return, until when, and how you get the money.',
			words: 'fine ticket traffic violation speeding camera radar parking late report held hold deposit owner withdraw payout photo plate',
			body: [
				'A fine often reaches you days after the return. Where the booking says so, a part of the deposit stays held for fines when we refund the rest, and the booking shows how much and until when. {fineHoldNow}',
				{
					steps: [
						'Open the booking under [Bookings](/owner/bookings) and press “Report a fine” under “Traffic fines”. In an office, managers can do this.',
						'Enter the amount and when the offence happened. It has to be between pickup and return; the form shows both times.',
						'Add a photo of the ticket, and what happened and where.',
					],
				},
				'You can report several fines, each up to what’s left. What goes beyond it can’t be charged.',
				'The renter has {claimAnswer} to accept or contest the fine. If they contest it or don’t reply, our team decides on the amount. You get it as a separate payout; the one for the rental doesn’t wait for it.',
				{ heading: 'Withdraw a fine' },
				'If you mistyped something, withdraw the fine before it’s accepted or decided. You can report the same ticket again as long as we’re still holding something.',
				{ heading: 'No fines to expect' },
				'We remind you with the plate and the times of the trip as long as something is held. If you don’t expect any fines, press “No fines”: we refund the renter right away, and you can’t report a fine for this rental afterwards.',
				{ heading: 'A fine within the claim period' },
				'The held part exists only once the deposit is settled: when the claim period of {claimWindow} is over, a claim has been decided, or you’ve released the deposit. If you know of a fine before that, add it to your [claim](/help/make-a-claim).',
			],
		},
		ar: {
			title: 'مخالفات السير بعد الإيجار',
			summary: 'كيف تدرج مخالفة وصلت بعد الإرجاع، وإلى متى، وكيف يصلك المبلغ.',
			words: 'مخالفة مخالفات سير سرعة كاميرا رادار موقف متأخرة إدراج محجوز تأمين مالك سحب حوالة صورة لوحة',
			body: [
				'كثيراً ما تصلك المخالفة بعد الإرجاع بأيام. وإذا نص الحجز على ذلك يبقى جزء من مبلغ التأمين محجوزاً للمخالفات عندما نعيد الباقي، ويظهر في صفحة الحجز كم هو وإلى متى. {fineHoldNow}',
				{
					steps: [
						'افتح الحجز من [الحجوزات](/owner/bookings) واضغط «إدراج مخالفة» تحت «مخالفات السير». وفي المكاتب يفعل ذلك المديرون.',
						'أدخل قيمة المخالفة ووقت وقوعها. يجب أن يقع بين الاستلام والإرجاع، والموعدان ظاهران أمامك.',
						'أضف صورة المخالفة، واكتب نوعها ومكانها.',
					],
				},
				'يمكنك إدراج أكثر من مخالفة، كل منها ضمن ما بقي محجوزاً. وما زاد على ذلك لا يمكن تحصيله.',
				'لدى المستأجر {claimAnswer} لقبول المخالفة أو الاعتراض عليها. وإذا اعترض أو لم يرد يقرر فريقنا المبلغ. يصلك في حوالة مستقلة، ولا تنتظره حوالة الإيجار.',
				{ heading: 'سحب مخالفة' },
				'إذا أخطأت في الكتابة فاسحب المخالفة قبل أن تُقبل أو يصدر القرار فيها. ويمكنك إدراج المخالفة نفسها من جديد ما دام هناك مبلغ محجوز.',
				{ heading: 'إذا لم تتوقع مخالفات' },
				'ما دام هناك مبلغ محجوز نذكّرك برقم اللوحة وموعدي الرحلة. وإذا لم تتوقع مخالفات فاضغط «إعادة المبلغ المحجوز»: نعيده إلى المستأجر فوراً، ولا يمكنك إدراج مخالفة على هذا الإيجار بعد ذلك.',
				{ heading: 'مخالفة ضمن مهلة المطالبات' },
				'لا يبدأ حجز هذا الجزء إلا بعد تسوية مبلغ التأمين: إذا انتهت مهلة المطالبات وهي {claimWindow}، أو صدر القرار في مطالبة، أو أعدت مبلغ التأمين. وإذا علمت بمخالفة قبل ذلك فأضفها إلى [المطالبة](/help/make-a-claim).',
			],
		},
	},
	'renter-claims': {
		topic: 'TRIP',
		related: ['return-the-car', 'something-is-wrong', 'refunds'],
		en: {
			title: 'Claims by the renter',
			summary: 'For fuel or cleaning the owner should have paid for, or a delivery that didn’t happen.',
			words: 'claim back refund renter fuel empty tank cleaning dirty receipt delivery did not happen owner respond contest accept money',
			body: [
				'After the return, the renter can claim back what they paid in the owner’s place. They have {claimWindow} from the return, and find “Make a claim” in the booking, under [My trips](/trips).',
				{
					list: [
						'Fuel, for example if the tank was empty at pickup.',
						'Cleaning, if the car was handed over dirty.',
						'A delivery that was paid for and didn’t happen.',
					],
				},
				'The form shows the highest amount for each. Say what happened and add up to {renterClaimPhotos}; fuel and cleaning need a receipt.',
				{ heading: 'What happens next' },
				'The owner has {claimAnswer} to accept or contest the claim. If they contest it or don’t reply, our team compares the records and photos of both sides and decides on each item. We refund what is granted to the card the renter paid with. The renter’s deposit doesn’t wait for this.',
				'The renter can withdraw the claim until it’s decided and, within the claim period, make another one. Once we’ve paid the owner, or while the bank is reviewing the payment, a claim isn’t possible: please [write to us](/support).',
				{ heading: 'If you’re the owner' },
				'Open the claim in the booking, under [Bookings](/owner/bookings). Accept it, or contest it with a reason and photos. Your payout for this rental waits until it’s over. What the renter gets back comes out of your earnings from this rental and never from another one; for a delivery that didn’t happen, we give back our fee on it.',
			],
		},
		ar: {
			title: 'مطالبة المستأجر',
			summary: 'لوقود أو تنظيف كان على المالك أن يدفعه، أو لتوصيل لم يتم.',
			words: 'مطالبة استرداد مستأجر وقود خزان فارغ تنظيف متسخة إيصال توصيل لم يتم مالك رد اعتراض قبول مبلغ',
			body: [
				'بعد الإرجاع يستطيع المستأجر أن يطالب باسترداد ما دفعه عن المالك. لديه {claimWindow} من وقت الإرجاع، ويجد «تقديم مطالبة» في صفحة الحجز ضمن [رحلاتي](/trips).',
				{
					list: ['وقود، مثلاً إذا كان الخزان فارغاً عند الاستلام.', 'تنظيف، إذا سُلّمت السيارة متسخة.', 'توصيل مدفوع لم يتم.'],
				},
				'يظهر في النموذج أعلى مبلغ لكل منها. اكتب ما حدث وأضف صوراً حدها الأقصى {renterClaimPhotos}. ويحتاج الوقود والتنظيف إلى إيصال.',
				{ heading: 'ماذا يحدث بعدها' },
				'لدى المالك {claimAnswer} لقبول المطالبة أو الاعتراض عليها. وإذا اعترض أو لم يرد يقارن فريقنا سجلات الطرفين وصورهما ويقرر في كل بند. ونعيد المبلغ المقرّر إلى البطاقة التي دفع بها المستأجر. ولا ينتظر مبلغ التأمين ذلك.',
				'يستطيع المستأجر سحب المطالبة ما لم يصدر القرار، وأن يطالب مرة أخرى ضمن مهلة المطالبات. وإذا حُوّلت أرباح هذا الإيجار إلى المالك، أو كان البنك يراجع الدفعة، فلا يمكن تقديم مطالبة: [اكتب إلينا](/support).',
				{ heading: 'إذا كنت المالك' },
				'افتح المطالبة في صفحة الحجز ضمن [الحجوزات](/owner/bookings). اقبلها، أو اعترض عليها واكتب السبب وأضف صوراً. وتنتظر حوالة هذا الإيجار حتى تنتهي المطالبة. يُخصم ما يعود إلى المستأجر من أرباحك في هذا الإيجار فقط، لا من إيجار آخر. وإذا لم يتم التوصيل نتنازل عن عمولتنا عليه.',
			],
		},
	},
} satisfies Articles;
