/** For owners: listing a car, its prices and its calendar. */
import type { Articles } from '../article.ts';

export const listingArticles = {
	'list-your-car': {
		topic: 'LISTING',
		related: ['verify-your-identity', 'car-verification', 'set-your-prices'],
		en: {
			title: 'List your car',
			summary: 'What you need, what makes a good listing, and what happens after you submit it.',
			words: 'add car owner earn share listing photos host rent out new publish',
			body: [
				'You need a [verified identity](/help/verify-your-identity), and a car that you own or may rent out. In Jordan, renting out a car can need a permit and a special plate; check this before you start.',
				{
					steps: [
						'Open [List your car](/owner/cars/new) and enter the make, model, year and other details.',
						'Add up to {carPhotos}, each up to {fileSize}. Daylight and a clean car work best; the first photo is on the card.',
						'Choose your neighbourhood and set the daily rate and the deposit.',
						'Add registration and insurance. With a valid insurance document your car can show the “Insured” badge.',
						'Open the car’s [calendar](/help/calendar), under “Price and rules”: choose discounts, a [cancellation policy](/help/cancel-a-booking) and a private meeting point, which renters only see after confirmation.',
					],
				},
				'We save your draft on your device, so you can finish later. Then we [review the car](/help/car-verification), and it appears in search.',
			],
		},
		ar: {
			title: 'اعرض سيارتك',
			summary: 'ما تحتاج إليه، وكيف يكون الإعلان جيداً، وماذا يحدث بعد إرساله.',
			words: 'إضافة سيارة مالك ربح تأجير سيارتي إعلان صور عرض جديد نشر',
			body: [
				'تحتاج إلى [هوية موثّقة](/help/verify-your-identity) وإلى سيارة تملكها أو يحق لك تأجيرها. قد يحتاج تأجير السيارات في الأردن إلى تصريح ولوحة خاصة، فيرجى التحقق من ذلك قبل البدء.',
				{
					steps: [
						'افتح [اعرض سيارتك](/owner/cars/new) وأدخل الشركة المصنّعة والطراز والسنة وباقي التفاصيل.',
						'أضف صوراً حدها الأقصى {carPhotos}، وحجم كل منها حتى {fileSize}. ضوء النهار والسيارة النظيفة أفضل، والصورة الأولى هي التي تظهر على البطاقة.',
						'اختر الحي، وحدد سعر اليوم ومبلغ التأمين.',
						'أضف رخصة السيارة وتأمينها. مع وثيقة تأمين سارية يمكن أن تحمل سيارتك شارة «مؤمَّنة».',
						'افتح [تقويم السيارة](/help/calendar) ثم «السعر والشروط»: اختر الخصومات و[سياسة الإلغاء](/help/cancel-a-booking)، واكتب نقطة لقاء خاصة لا تظهر للمستأجرين إلا بعد تأكيد الحجز.',
					],
				},
				'نحفظ ما تكتبه في جهازك حتى ترسله، فيمكنك التوقف والمتابعة لاحقاً. بعدها [نراجع السيارة](/help/car-verification) ثم تظهر في البحث.',
			],
		},
	},
	'car-verification': {
		topic: 'LISTING',
		related: ['list-your-car', 'calendar', 'verify-your-identity'],
		en: {
			title: 'How we review a car',
			summary: 'What we check, which changes we review again, and why a car can disappear from search.',
			words: 'verified verification pending rejected review listing insurance registration expired plate badge not visible hidden search',
			body: [
				'Our team reviews every car before renters can find it: photos, details and documents. We notify you of the result. If we couldn’t accept the listing, you’ll see the reason and can fix it.',
				{ heading: 'When you change a verified car' },
				{
					list: [
						'Prices, rules, color and features change immediately.',
						'Many new photos, or another title, body type, number of seats or doors, fuel or transmission wait for another review. Until then renters see and book the car as we verified it.',
						'If you change the make, model, year, plate or a document, we review the car again before it returns to search.',
					],
				},
				{ heading: 'If your car isn’t in search' },
				'Check [My cars](/owner/cars): it shows whether the car is in review, not active or without a price or photo, or whether a document has expired. Once you’ve renewed the document and we’ve reviewed it, the car is back in search.',
			],
		},
		ar: {
			title: 'كيف نراجع السيارة',
			summary: 'ما الذي ننظر فيه، وأي تعديل نراجعه من جديد، ولماذا قد تختفي السيارة من البحث.',
			words: 'موثقة توثيق قيد المراجعة مرفوضة إعلان تأمين رخصة منتهية لوحة شارة لا تظهر مخفية بحث',
			body: [
				'يراجع فريقنا كل سيارة قبل أن يجدها المستأجرون: الصور والتفاصيل والأوراق. ونرسل إليك النتيجة. وإذا لم نتمكن من قبول الإعلان تقرأ السبب ويمكنك التعديل.',
				{ heading: 'إذا عدّلت سيارة موثّقة' },
				{
					list: [
						'الأسعار والقواعد واللون والتجهيزات تسري فوراً.',
						'الصور الجديدة الكثيرة والعنوان ونوع الهيكل والمقاعد والأبواب والوقود وناقل الحركة تنتظر مراجعة ثانية. وحتى ذلك الحين يرى المستأجرون السيارة ويحجزونها كما وثّقناها.',
						'إذا غيّرت الشركة المصنّعة أو الطراز أو السنة أو اللوحة أو ورقة من أوراق السيارة نراجعها من جديد قبل أن تعود إلى البحث.',
					],
				},
				{ heading: 'إذا لم تظهر سيارتك في البحث' },
				'انظر في [سياراتي](/owner/cars): يظهر هناك إذا كانت السيارة قيد المراجعة أو غير مفعّلة أو بلا سعر أو صورة، أو إذا انتهت صلاحية ورقة من أوراقها. وتعود بعد مراجعة الورقة المجددة.',
			],
		},
	},
	'set-your-prices': {
		topic: 'LISTING',
		related: ['calendar', 'payouts', 'price-of-a-rental'],
		en: {
			title: 'Set your prices',
			summary: 'Daily rate, weekends and holidays, discounts, delivery and extra charges.',
			words: 'price rate weekend eid ramadan summer season discount delivery fee extra kilometre fuel increase',
			body: [
				'Open a car in [My cars](/owner/cars) and choose “Calendar and prices”.',
				{
					list: [
						'Daily rate: the usual price of a day.',
						'Rules: another price for weekends, both Eids, Ramadan, summer or your own dates, as a percentage or a fixed price. We fill in the dates each year.',
						'Single days: select them in the calendar and set a custom price. It takes priority over every rule.',
						'Discounts for longer rentals: renters get the largest one their trip qualifies for.',
						'Delivery: the places you deliver to, each with a fee.',
						'Extras, such as child seats: see [offer extras](/help/offer-extras).',
						'Extra charges: the price per extra kilometre and per missing eighth of a tank. Enter zero to charge nothing.',
					],
				},
				'Changes apply to new bookings only. Existing bookings keep their price and rules.',
				'We deduct {fee} of each rental as our platform fee, unless a booking says otherwise. See [payouts and fees](/help/payouts).',
			],
		},
		ar: {
			title: 'حدد أسعارك',
			summary: 'سعر اليوم ونهاية الأسبوع والأعياد والخصومات والتوصيل وما يُحتسب بعد الإرجاع.',
			words: 'سعر أجرة نهاية الأسبوع عيد رمضان صيف موسم خصم رسوم التوصيل كيلومتر زائد وقود رفع السعر',
			body: [
				'افتح السيارة في [سياراتي](/owner/cars) واختر «التقويم والأسعار».',
				{
					list: [
						'سعر اليوم: السعر المعتاد لليوم.',
						'القواعد: سعر آخر لنهاية الأسبوع أو العيدين أو رمضان أو الصيف أو تواريخ تختارها، بنسبة أو بسعر ثابت. ونملأ التواريخ كل سنة.',
						'أيام معينة: حددها في التقويم وضع لها سعراً خاصاً. السعر الخاص يتقدم على كل قاعدة.',
						'خصومات المدد الأطول: يحصل المستأجر على أكبر خصم تبلغه مدته.',
						'التوصيل: الأماكن التي توصّل إليها السيارة، ولكل منها رسومه.',
						'الإضافات مثل كراسي الأطفال: اقرأ [عرض إضافات مع سياراتك](/help/offer-extras).',
						'بعد الإرجاع: سعر الكيلومتر الزائد وسعر كل ثُمن ناقص من الخزان. والصفر يعني ألا يُحتسب شيء.',
					],
				},
				'تسري التغييرات على الحجوزات الجديدة. أما الحجوزات القائمة فتحتفظ بسعرها وقواعدها.',
				'نخصم من كل إيجار {fee} عمولة للمنصة، ما لم يذكر الحجز غير ذلك. اقرأ [الحوالات والعمولة](/help/payouts).',
			],
		},
	},
	calendar: {
		topic: 'LISTING',
		related: ['set-your-prices', 'reply-to-requests', 'delivery-and-meeting-point'],
		en: {
			title: 'Your car’s calendar',
			summary: 'Block days, choose your hours, and connect calendars from other sites.',
			words: 'calendar block unblock days available hours notice minimum turnaround ical import export sync google',
			body: [
				'The calendar of each car is in [My cars](/owner/cars). Bookings, requests and blocked days appear there together.',
				{
					list: [
						'Block days when you need the car yourself: select them and press “Block”. No one can book them.',
						'Choose pickup hours. Renters can only pick up and return within them; the airport can have its own hours.',
						'Set the minimum rental, the advance notice you need, and the time between two rentals.',
					],
				},
				{ heading: 'Other calendars' },
				'If you offer the car elsewhere, import that calendar with its link. We check it regularly and block its busy days here. You can also share your Mishwar calendar: its private link shows when the car is busy, without names.',
				'Changes in the calendar never move or cancel a booking.',
			],
		},
		ar: {
			title: 'تقويم سيارتك',
			summary: 'أغلق الأيام، واختر ساعاتك، واربط تقويمات المواقع الأخرى.',
			words: 'تقويم إغلاق فتح أيام متاحة ساعات مهلة أدنى مدة استيراد مشاركة مزامنة جوجل',
			body: [
				'تقويم كل سيارة في [سياراتي](/owner/cars)، وفيه الحجوزات والطلبات والأيام المغلقة معاً.',
				{
					list: [
						'أغلق الأيام التي تحتاج فيها إلى السيارة: حددها واضغط «إغلاق»، فلا يحجزها أحد.',
						'اختر ساعات الاستلام. لا يستلم المستأجر السيارة ولا يرجعها إلا خلالها، ويمكن أن تكون للمطار ساعات خاصة.',
						'حدد أقصر مدة إيجار، ومهلة الحجز المسبق التي تحتاج إليها، والوقت بين إيجارين.',
					],
				},
				{ heading: 'تقويمات أخرى' },
				'إذا كنت تعرض السيارة في موقع آخر فاستورد تقويمه برابطه. نقرؤه بانتظام، وتُغلق حجوزاته الأيام هنا. وشارك تقويم مشوار بالاتجاه الآخر: رابطه الخاص يبيّن متى تكون السيارة محجوزة من دون أسماء.',
				'لا ينقل أي تغيير في التقويم حجزاً قائماً ولا يلغيه.',
			],
		},
	},
} satisfies Articles;
