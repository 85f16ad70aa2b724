/** Changing a confirmed trip, for either side. */
import type { Articles } from '../article.ts';

export const changesArticles = {
	'change-a-trip': {
		topic: 'TRIP',
		related: ['cancel-a-booking', 'price-of-a-rental', 'during-the-trip'],
		en: {
			title: 'Change your trip',
			summary: 'Keep the car longer, return it earlier, or move the pickup: what it costs and who has to agree.',
			words: 'change extend extension longer earlier shorten reschedule move postpone dates days pickup return place delivery suggest',
			body: [
				'Open the booking under [My trips](/trips) and press “Change trip”. Before pickup you can choose another pickup, return or place. After it only the return can change, and the button says “Change return”. We show what you’d pay or get back before you send anything.',
				{ heading: 'Who has to agree' },
				{
					list: [
						'An earlier return: no one. The trip changes immediately.',
						'A later return: the owner, unless the car has automatic extensions.',
						'A later return once the agreed one has passed: always the owner. If they accept, the time since then is part of the rental instead of a late return.',
						'Another pickup or delivery: the owner, unless you booked the car with instant booking.',
						'Another meeting place that you describe yourself: always the owner.',
					],
				},
				'The owner has up to {changeAnswer} to reply, and less if the trip is about to start or end. You can withdraw the request until then. If the owner declines or doesn’t reply, the trip stays as it was.',
				{ heading: 'What it costs' },
				{
					list: [
						'Days you already booked keep their price. Added days have today’s price.',
						'The discount for the new length applies to all days, but a later return never lowers the total.',
						'Days you give up count as cancelled, and the [cancellation policy](/help/cancel-a-booking) decides what we refund. You can’t give up a day that has started.',
						'If none of your booked days is left, it’s as if you cancelled and booked again.',
						'Extras charged per day follow the new length, and the deposit can change, too.',
					],
				},
				'If there’s a difference to pay, we hold the added time for {changeHold}. Pay by card, and the trip changes; otherwise it stays as it was. We refund what you get back to your card automatically.',
				{ heading: 'If the owner suggests a change' },
				'Accept or decline it in the booking: nothing changes without you. The cancellation policy keeps nothing of days you give up because the owner asked.',
				{ heading: 'If it isn’t possible' },
				'We can’t change a trip if the car is already booked for the added time, or if your licence or the car’s documents expire before the new return. It also has to wait while we’re reviewing a report that may end the rental. Additional drivers whose licence expires before the new return are removed from the trip.',
			],
		},
		ar: {
			title: 'تغيير رحلتك',
			summary: 'تمديد الرحلة أو إرجاع السيارة أبكر أو نقل موعد الاستلام: كم يكلف ذلك ومن يجب أن يوافق.',
			words: 'تغيير تعديل تمديد أمدد أطول أبكر تقصير تأجيل نقل موعد تاريخ أيام استلام إرجاع مكان توصيل اقتراح',
			body: [
				'افتح الحجز من [رحلاتي](/trips) واضغط «تغيير الرحلة». قبل الاستلام يمكنك اختيار موعد استلام أو إرجاع آخر أو مكان آخر. وبعده يتغير موعد الإرجاع فقط، ويصبح اسم الزر «تغيير موعد الإرجاع». ونعرض لك ما تدفعه أو ما يعود إليك قبل أن ترسل شيئاً.',
				{ heading: 'من يجب أن يوافق' },
				{
					list: [
						'موعد إرجاع أبكر: لا يحتاج إلى موافقة أحد، وتتغير الرحلة فوراً.',
						'موعد إرجاع أبعد: المالك، إلا إذا كان التمديد تلقائياً في هذه السيارة.',
						'موعد إرجاع أبعد بعد انتهاء الموعد المتفق عليه: المالك دائماً. وإذا وافق يصبح الوقت الذي مضى بعده جزءاً من الإيجار، ولا يُحسب تأخيراً.',
						'موعد استلام آخر أو توصيل آخر: المالك، إلا إذا كان حجزك فورياً.',
						'مكان لقاء آخر تصفه بكلماتك: المالك دائماً.',
					],
				},
				'لدى المالك حتى {changeAnswer} للرد، وأقل من ذلك إذا اقترب موعد الاستلام أو الإرجاع. ويمكنك سحب الطلب إلى ذلك الحين. وإذا رفض المالك أو لم يرد تبقى الرحلة كما هي.',
				{ heading: 'كم يكلف التغيير' },
				{
					list: [
						'الأيام التي حجزتها تبقى بسعرها، والأيام المضافة بالسعر الحالي.',
						'يُطبَّق خصم المدة الجديدة على الأيام كلها، لكن تأخير الإرجاع لا يخفّض المجموع.',
						'الأيام التي تتخلى عنها تُعدّ ملغاة، وتحدد [سياسة الإلغاء](/help/cancel-a-booking) ما نعيده إليك منها. ولا يمكنك التخلي عن يوم بدأ.',
						'إذا لم يبقَ يوم من أيامك المحجوزة فالأمر كما لو ألغيت الحجز وحجزت من جديد.',
						'الإضافات التي تُحتسب عن كل يوم تتبع المدة الجديدة، وقد يتغير مبلغ التأمين أيضاً.',
					],
				},
				'إذا كان هناك فرق للدفع نحجز لك الوقت المضاف لمدة {changeHold}. ادفع بالبطاقة فتتغير الرحلة، وإلا بقيت كما هي. وما يعود إليك نعيده إلى بطاقتك تلقائياً.',
				{ heading: 'إذا اقترح المالك تغييراً' },
				'اقبله أو ارفضه في صفحة الحجز: لا يتغير شيء من دونك. والأيام التي تتخلى عنها بطلب من المالك لا نخصم منها شيئاً بحسب سياسة الإلغاء.',
				{ heading: 'إذا لم يكن التغيير ممكناً' },
				'لا يمكن تغيير الرحلة إذا كانت السيارة محجوزة في الوقت المضاف، أو إذا كانت رخصتك أو أوراق السيارة تنتهي قبل موعد الإرجاع الجديد. وينتظر التغيير أيضاً ما دمنا نراجع بلاغاً قد ينهي الإيجار. أما السائق الإضافي الذي تنتهي رخصته قبل موعد الإرجاع الجديد فنزيله من الرحلة.',
			],
		},
	},
	'change-a-rental': {
		topic: 'RENTING_OUT',
		related: ['reply-to-requests', 'calendar', 'problem-with-a-rental'],
		en: {
			title: 'Change a rental',
			summary: 'Reply to a renter who needs other times, suggest a change yourself, and let a car extend automatically.',
			words:
				'change extend extension longer earlier dates suggest propose accept decline automatic renter asks move pickup return place back sooner',
			body: [
				'If a renter asks for another pickup, return or place, we notify you. Open the booking under [Bookings](/owner/bookings): it shows the old and the new times, and what the renter would pay or get back.',
				{
					list: [
						'Accept: the rental changes. If the renter has to pay a difference, we hold the added time for {changeHold}, and it changes once they’ve paid.',
						'Decline, or don’t reply: it stays as it was. You have up to {changeAnswer}, and less if the rental is about to start or end; we show until when.',
						'An earlier return doesn’t need your reply. It counts as cancelling the days that haven’t started, and the cancellation policy decides what stays in the rental total.',
					],
				},
				'Days that were booked keep their price. Added days have today’s price, with your custom prices and season rules.',
				{ heading: 'Automatic extensions' },
				'In the car’s calendar, under “Price and rules”, you can turn on “Automatic extensions”. Renters can then pay to keep the car longer without asking you, as long as it’s available. Turning instant booking on or off does the same with automatic extensions, so check both before you save. Confirmed bookings keep what they agreed to.',
				{ heading: 'Suggest a change yourself' },
				'Press “Change trip” in the booking, or “Change return” after the pickup. The renter always has to agree, and pays the difference if there is one. If you ask for the car back earlier, the cancellation policy keeps nothing of the days the renter gives up.',
				'There can only be one open request in a booking. If you only move the meeting point, you don’t need one: see [delivery and meeting point](/help/delivery-and-meeting-point).',
			],
		},
		ar: {
			title: 'تغيير إيجار قائم',
			summary: 'الرد على مستأجر يحتاج إلى موعد آخر، واقتراح تغيير من عندك، والتمديد تلقائياً.',
			words: 'تغيير تعديل تمديد أطول أبكر موعد اقتراح قبول رفض تلقائي المستأجر يطلب نقل استلام إرجاع مكان استعادة',
			body: [
				'إذا طلب المستأجر موعد استلام أو إرجاع آخر أو مكاناً آخر نرسل إليك إشعاراً. افتح الحجز من [الحجوزات](/owner/bookings): يظهر فيه الموعد القديم والجديد، وما يدفعه المستأجر أو ما يعود إليه.',
				{
					list: [
						'القبول: يتغير الإيجار. وإذا كان على المستأجر أن يدفع فرقاً نحجز الوقت المضاف لمدة {changeHold}، ويتغير الإيجار بعد الدفع.',
						'الرفض أو عدم الرد: يبقى الإيجار كما هو. لديك حتى {changeAnswer}، وأقل من ذلك إذا اقترب موعد الاستلام أو الإرجاع، ونعرض لك آخر موعد.',
						'الإرجاع الأبكر لا يحتاج إلى ردك. يُعدّ إلغاءً للأيام التي لم تبدأ، وتحدد سياسة الإلغاء ما يبقى من إجمالي الإيجار.',
					],
				},
				'تبقى الأيام المحجوزة بسعرها، والأيام المضافة بالسعر الحالي مع أسعارك الخاصة وأسعار المواسم.',
				{ heading: 'التمديد تلقائياً' },
				'في تقويم السيارة ضمن «السعر والشروط» يمكنك تفعيل «التمديد تلقائياً». عندها يدفع المستأجر الفرق ويمدّد من دون انتظار ردك، ما دامت السيارة متاحة. وتفعيل الحجز الفوري أو إيقافه يفعل الشيء نفسه بالتمديد، فراجع الخيارين قبل الحفظ. أما الحجوزات المؤكدة فتبقى على ما اتُّفق عليه.',
				{ heading: 'اقترح تغييراً بنفسك' },
				'اضغط «تغيير الرحلة» في صفحة الحجز، أو «تغيير موعد الإرجاع» بعد الاستلام. لا بد من موافقة المستأجر دائماً، وهو يدفع الفرق إن وُجد. وإذا طلبت السيارة أبكر فلا نخصم شيئاً بحسب سياسة الإلغاء من الأيام التي يتخلى عنها.',
				'لا يكون في الحجز إلا طلب تغيير واحد مفتوح. وإذا كنت تنقل نقطة اللقاء فقط فلا تحتاج إلى طلب: اقرأ [التوصيل ونقطة اللقاء](/help/delivery-and-meeting-point).',
			],
		},
	},
} satisfies Articles;
