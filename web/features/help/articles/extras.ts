/** Extras and additional drivers, for either side. */
import type { Articles } from '../article.ts';

export const extrasArticles = {
	'extras-and-drivers': {
		topic: 'BOOKING',
		related: ['book-a-car', 'price-of-a-rental', 'verify-your-identity'],
		en: {
			title: 'Extras and additional drivers',
			summary: 'Add a child seat or unlimited kilometres, and let someone else drive, too.',
			words:
				'extra additional second driver spouse friend child baby seat booster unlimited kilometres prepaid fuel wifi cool box invite invitation',
			body: [
				'Some cars come with extras, such as child seats, unlimited kilometres, prepaid fuel or additional drivers. Choose them on the car’s page, where you see the price per day or for the trip. They’re part of the rental total, and can’t be added once you’ve booked.',
				{
					list: [
						'Unlimited kilometres: you don’t pay for extra kilometres.',
						'Prepaid fuel: you don’t pay for missing fuel at the return.',
						'If your trip gets longer or shorter, extras charged per day follow.',
						'If an extra isn’t there at pickup, press [“Report a problem”](/help/something-is-wrong) in the booking.',
					],
				},
				{ heading: 'Additional drivers' },
				'Only you and the additional drivers named in the agreement may drive. If the car offers them, book as many as you need; you can say who they are later.',
				{
					steps: [
						'Open the booking once you’ve paid, and invite each driver by email or text message.',
						'They open the link within {invitationTime}, with an account that has this email or phone number. They need a verified identity, a licence that is valid until the end of the trip, and the age and experience the car asks for.',
						'Once they accept, you and the owner see their name. They show their licence at the handover.',
					],
				},
				'Until the handover you can remove a driver and invite someone else. A place you don’t use isn’t refunded. If a driver’s documents are no longer valid shortly before the pickup, we remove them and notify all of you.',
				'Drivers see the car, the times and your name. The booking, its messages and its money stay with you.',
			],
		},
		ar: {
			title: 'الإضافات والسائقون الإضافيون',
			summary: 'أضف كرسي طفل أو كيلومترات غير محدودة، ودع شخصاً آخر يقود معك.',
			words: 'إضافة سائق إضافي ثانٍ زوج صديق كرسي طفل رضيع كيلومترات غير محدودة وقود مدفوع إنترنت صندوق تبريد دعوة',
			body: [
				'مع بعض السيارات إضافات، مثل كراسي الأطفال والكيلومترات غير المحدودة والوقود المدفوع مسبقاً والسائقين الإضافيين. اخترها في صفحة السيارة، حيث يظهر سعرها عن كل يوم أو عن الرحلة. وهي جزء من إجمالي الإيجار، ولا يمكن إضافتها بعد الحجز.',
				{
					list: [
						'كيلومترات غير محدودة: لا تدفع شيئاً عن الكيلومترات الزائدة.',
						'وقود مدفوع مسبقاً: لا تدفع شيئاً عن الوقود الناقص عند الإرجاع.',
						'إذا طالت رحلتك أو قصرت تتبعها الإضافات التي تُحتسب عن كل يوم.',
						'إذا لم تجد إحدى الإضافات عند الاستلام فاضغط [«أبلغ عن مشكلة»](/help/something-is-wrong) في صفحة الحجز.',
					],
				},
				{ heading: 'السائقون الإضافيون' },
				'لا يقود السيارة إلا أنت والسائقون الإضافيون المذكورون في العقد. إذا كان المالك يتيح ذلك فاحجز العدد الذي تحتاج إليه، ويمكنك تسميتهم لاحقاً.',
				{
					steps: [
						'افتح صفحة الحجز بعد الدفع، وادعُ كل سائق بالبريد أو برسالة نصية.',
						'يفتح السائق الرابط خلال {invitationTime} بحساب له هذا البريد أو رقم الهاتف. ويحتاج إلى هوية موثّقة، ورخصة سارية حتى نهاية الرحلة، وإلى العمر والخبرة اللذين تشترطهما السيارة.',
						'بعد قبول الدعوة يظهر اسمه لك وللمالك. ويُبرز رخصته عند التسليم.',
					],
				},
				'يمكنك إزالة سائق ودعوة شخص آخر حتى استلام السيارة. ولا نعيد قيمة مكان لم تستخدمه. وإذا لم تعد وثائق أحد السائقين سارية قبيل الاستلام نزيله من الرحلة ونخبركم جميعاً.',
				'يرى السائق السيارة والموعدين واسمك. أما الحجز ورسائله ومبالغه فتبقى لك.',
			],
		},
	},
	'offer-extras': {
		topic: 'LISTING',
		related: ['set-your-prices', 'several-cars', 'extras-and-drivers'],
		en: {
			title: 'Offer extras',
			summary: 'Child seats, unlimited kilometres or additional drivers: for one car or for all of them.',
			words: 'extra additional driver child baby seat unlimited kilometres prepaid fuel wifi cool box stock all cars price offer',
			body: [
				'Add extras to one car in its calendar, under “Price and rules”, or to all your cars under [Extras](/owner/extras). If a car has its own extra of the same kind, the car’s own applies.',
				{
					list: [
						'Choose the kind, or describe your own, and set a price per day or for the trip. It can be free.',
						'Of things you carry from car to car, such as child seats, enter how many you have. Renters can only book what’s available on their dates.',
						'Unlimited kilometres, prepaid fuel and additional drivers don’t run out. With unlimited kilometres the renter doesn’t pay for extra kilometres, and with prepaid fuel not for missing fuel.',
						'To stop an extra for some of your cars, use [Change several cars](/owner/cars/bulk).',
					],
				},
				'Extras are part of the rental total, so you earn them less our platform fee of {fee}. Discounts for longer rentals don’t apply to them. If you change something, existing bookings keep their extras and prices. The booking and our emails say what you need to bring.',
				{ heading: 'Additional drivers' },
				'Set how many one booking can have. The renter names them after paying. We verify each driver’s identity and licence, and they have to meet what the car asks of renters. You see their names in the booking; check their licences at the handover.',
			],
		},
		ar: {
			title: 'عرض إضافات مع سياراتك',
			summary: 'كراسي أطفال أو كيلومترات غير محدودة أو سائقون إضافيون: لسيارة واحدة أو لكل سياراتك.',
			words: 'إضافة إضافات سائق إضافي كرسي طفل رضيع كيلومترات غير محدودة وقود مدفوع إنترنت صندوق تبريد كل السيارات سعر',
			body: [
				'أضف الإضافات إلى سيارة واحدة في تقويمها ضمن «السعر والشروط»، أو إلى كل سياراتك من [الإضافات](/owner/extras). وإذا كانت للسيارة إضافة خاصة من النوع نفسه فهي التي تُستخدم.',
				{
					list: [
						'اختر النوع أو صِف إضافتك بكلماتك، وحدد سعراً عن كل يوم أو عن الرحلة. ويمكن أن تكون مجانية.',
						'أدخل العدد المتوفر لديك مما تنقله من سيارة إلى أخرى، مثل كراسي الأطفال. لا يحجز المستأجر إلا ما هو متاح في تواريخه.',
						'الكيلومترات غير المحدودة والوقود المدفوع مسبقاً والسائقون الإضافيون لا تنفد. مع الكيلومترات غير المحدودة لا يدفع المستأجر عن كيلومترات زائدة، ومع الوقود المدفوع مسبقاً لا يدفع عن وقود ناقص.',
						'لإيقاف إضافة مع بعض سياراتك استخدم [تعديل عدة سيارات](/owner/cars/bulk).',
					],
				},
				'الإضافات جزء من إجمالي الإيجار، فتحصل على قيمتها بعد خصم عمولة المنصة وهي {fee}. ولا تشملها خصومات المدد الأطول. وإذا غيّرت شيئاً تبقى الحجوزات القائمة بإضافاتها وأسعارها. ويذكر الحجز ورسائلنا ما عليك إحضاره.',
				{ heading: 'السائقون الإضافيون' },
				'حدد أكبر عدد منهم في الحجز الواحد. يسميهم المستأجر بعد الدفع. نتحقق من هوية كل سائق ورخصته، ويجب أن تنطبق عليه شروط السيارة للمستأجرين. تظهر لك أسماؤهم في صفحة الحجز، فانظر إلى رخصهم عند التسليم.',
			],
		},
	},
} satisfies Articles;
