/** For renters: finding and booking a car. */
import type { Articles } from '../article.ts';

export const bookingArticles = {
	'find-a-car': {
		topic: 'BOOKING',
		related: ['book-a-car', 'price-of-a-rental', 'delivery-and-meeting-point'],
		en: {
			title: 'Find a car',
			summary: 'Search by place, dates and what matters to you, and save the search if nothing fits yet.',
			words: 'search filter map city favourites saved search notify cheap suv hybrid airport',
			body: [
				'Start on the [search page](/search). With your dates you only see cars that are available for all of them, each with the price of your whole stay.',
				{ heading: 'Narrow it down' },
				{
					list: [
						'Choose a city, the pickup and return dates, and the hours. A car only appears if its owner hands it over at that time.',
						'Use the filters for price, body type, seats, transmission, fuel and features. They also find cars that are delivered or booked instantly.',
						'Type words such as a make, a model or a city, in English or Arabic. We also understand common spelling mistakes.',
						'Switch to the map to see where the cars are. A circle shows the neighbourhood; you get the exact place after confirmation.',
					],
				},
				{ heading: 'Come back later' },
				'Tap the heart to add a car to your [favourites](/favourites). You can also save a search: each morning we search again and tell you about new, available or cheaper cars. You can save {savedSearches}.',
			],
		},
		ar: {
			title: 'البحث عن سيارة',
			summary: 'ابحث بالمكان والتواريخ وما يهمك، واحفظ البحث إذا لم تجد ما يناسبك بعد.',
			words: 'بحث تصفية خريطة مدينة مفضلة حفظ البحث تنبيه رخيصة جيب هايبرد مطار',
			body: [
				'ابدأ من [صفحة البحث](/search). إذا حددت التواريخ ظهرت لك السيارات المتاحة في جميع أيامك فقط، ومع كل سيارة سعر المدة كاملة.',
				{ heading: 'ضيّق النتائج' },
				{
					list: [
						'اختر المدينة وتاريخي الاستلام والإرجاع والساعات. لا تظهر السيارة إلا إذا كان مالكها يسلّمها في تلك الساعات.',
						'استخدم خيارات التصفية للسعر ونوع الهيكل والمقاعد وناقل الحركة والوقود والمزايا. ومنها أيضاً السيارات التي تُوصَل إليك والسيارات ذات الحجز الفوري.',
						'اكتب كلمات مثل الشركة المصنّعة أو الطراز أو المدينة بالعربية أو الإنجليزية. ونفهم أخطاء الكتابة الشائعة.',
						'انتقل إلى الخريطة لترى أماكن السيارات. الدائرة تدل على الحي، ويظهر المكان الدقيق بعد تأكيد الحجز.',
					],
				},
				{ heading: 'عد لاحقاً' },
				'اضغط على القلب لإضافة السيارة إلى [المفضلة](/favourites). ويمكنك حفظ البحث: نبحث لك كل صباح ونخبرك بالسيارات الجديدة أو المتاحة أو الأرخص. يمكنك حفظ {savedSearches}.',
			],
		},
	},
	'book-a-car': {
		topic: 'BOOKING',
		related: ['verify-your-identity', 'pay-for-a-booking', 'cancel-a-booking'],
		en: {
			title: 'Book a car',
			summary: 'From your dates to a confirmed booking, step by step.',
			words: 'request reserve reservation instant booking hold confirm rent how',
			body: [
				'Before your first booking, [verify your identity](/help/verify-your-identity). It’s free, and you only do it once.',
				{
					steps: [
						'Open a car and choose pickup and return. The card shows the rental total, the deposit and the total charge.',
						'Press the button to book. We hold the dates for {hold}, so no one else can take them.',
						'[Pay](/help/pay-for-a-booking) by card. Only then does the owner see your request.',
						'The owner has {answerTime} to reply, and never longer than until pickup. If they decline or don’t reply, you get a full refund automatically.',
					],
				},
				'Some cars have instant booking: they are confirmed as soon as you have paid, without waiting for the owner.',
				'A rental lasts at least {minDays} and at most {maxDays}; an owner may set a longer minimum. You’ll find your requests and bookings under [My trips](/trips).',
			],
		},
		ar: {
			title: 'حجز سيارة',
			summary: 'من اختيار التواريخ إلى الحجز المؤكد، خطوة بخطوة.',
			words: 'طلب حجز حجز فوري تأكيد استئجار إيجار كيف أحجز',
			body: [
				'قبل أول حجز [وثّق هويتك](/help/verify-your-identity). التوثيق مجاني ولمرة واحدة.',
				{
					steps: [
						'افتح صفحة السيارة واختر موعدي الاستلام والإرجاع. تعرض البطاقة إجمالي الإيجار ومبلغ التأمين وكل ما ستدفعه.',
						'اضغط زر الحجز. نحجز لك التواريخ مؤقتاً لمدة {hold}، فلا يأخذها غيرك.',
						'[ادفع](/help/pay-for-a-booking) بالبطاقة. بعد الدفع فقط يرى المالك طلبك.',
						'لدى المالك {answerTime} للرد، على ألا يتجاوز ذلك موعد الاستلام. وإذا رفض أو لم يرد نعيد إليك المبلغ كاملاً تلقائياً.',
					],
				},
				'في بعض السيارات حجز فوري: يتأكد الحجز بمجرد الدفع من دون انتظار المالك.',
				'أقل مدة للإيجار {minDays} وأطولها {maxDays}، وقد يحدد المالك مدة أدنى أطول. تجد طلباتك وحجوزاتك في [رحلاتي](/trips).',
			],
		},
	},
	'price-of-a-rental': {
		topic: 'BOOKING',
		related: ['deposit', 'pay-for-a-booking', 'return-the-car'],
		en: {
			title: 'How the price is made up',
			summary: 'Daily rate, discounts, delivery, extras and deposit: what you pay and what you get back.',
			words: 'cost total fee discount promo code coupon days hours daily rate expensive jod dinar commission charge',
			body: [
				'A rental day is a period of twenty-four hours from your pickup; each day that begins counts. The booking card shows how late you can return for the same price.',
				{
					list: [
						'Daily rate: owners can set other prices for weekends, holidays and single dates. The total always uses the price of each of your days.',
						'Discount: many cars cost less for longer rentals. You automatically get the largest discount your trip qualifies for.',
						'Delivery fee: only if you ask the owner to deliver the car.',
						'Extras: only if you choose them, per day or for the trip. See [extras and additional drivers](/help/extras-and-drivers).',
						'Promo code: enter it on the car’s page once you’re logged in and have chosen your dates. It makes the rental days cheaper, but not delivery, extras or the deposit.',
						'Deposit: refundable, and shown separately. See [how the deposit works](/help/deposit).',
					],
				},
				'Renters pay no platform fee: it is deducted from the owner’s earnings. The price you book is the price you keep, even if the owner changes it later.',
				'Extra kilometres, missing fuel or a late return can cost more, at the rates you see before you pay.',
			],
		},
		ar: {
			title: 'كيف يُحسب السعر',
			summary: 'سعر اليوم والخصومات والتوصيل والإضافات ومبلغ التأمين: ما تدفعه وما يعود إليك.',
			words: 'تكلفة سعر المجموع رسوم خصم رمز كوبون أيام ساعات دينار عمولة كم يكلف',
			body: [
				'يوم الإيجار أربع وعشرون ساعة من موعد الاستلام، وكل يوم يبدأ يُحتسب. وتخبرك بطاقة الحجز إلى متى يبقى سعر الإرجاع نفسه.',
				{
					list: [
						'سعر اليوم: قد يحدد المالك أسعاراً أخرى لنهاية الأسبوع والأعياد ولأيام معينة. ويُحسب المجموع دائماً بسعر كل يوم من أيامك.',
						'الخصم: سعر كثير من السيارات أقل في المدد الأطول. ويُطبَّق تلقائياً أكبر خصم تبلغه مدتك.',
						'رسوم التوصيل: إذا طلبت توصيل السيارة إليك فقط.',
						'الإضافات: إذا اخترتها فقط، عن كل يوم أو عن الرحلة. اقرأ [الإضافات والسائقون الإضافيون](/help/extras-and-drivers).',
						'رمز الخصم: اكتبه في صفحة السيارة بعد تسجيل الدخول واختيار تواريخك. يخفّض أجرة الأيام، ولا يشمل التوصيل ولا الإضافات ولا مبلغ التأمين.',
						'مبلغ التأمين: مسترد ويظهر منفصلاً. اقرأ [كيف يعمل مبلغ التأمين](/help/deposit).',
					],
				},
				'لا يدفع المستأجر عمولة للمنصة، فهي تُخصم من أرباح المالك. والسعر الذي حجزت به يبقى سعرك حتى لو غيّره المالك لاحقاً.',
				'بعد الإرجاع قد تزيد التكلفة بسبب كيلومترات زائدة أو وقود ناقص أو تأخير، بالأسعار التي يعرضها حجزك قبل الدفع.',
			],
		},
	},
	'delivery-and-meeting-point': {
		topic: 'BOOKING',
		related: ['pick-up-the-car', 'late-or-no-show', 'messages'],
		en: {
			title: 'Delivery and meeting point',
			summary: 'Where you pick up the car, who sees the exact place, and how it can change.',
			words: 'deliver airport queen alia flight landing address location where map pin area pickup place',
			body: [
				'Each car shows its neighbourhood, never the exact place. Once the booking is confirmed, both of you see the meeting point under “Where and when” in the booking, in our emails and in the calendar file.',
				{ heading: 'Have the car delivered' },
				'If the owner delivers, choose the place and see the fee before you book. For the airport, enter your flight and its landing time, so the owner knows when you arrive. For other places, enter the address or set a pin.',
				{ heading: 'If the place changes' },
				'Until the handover the owner can move the meeting point. Within {freeMove} the change counts immediately and we notify you. A place further away only counts once you accept it; until then the agreed one stays.',
				'The exact place stays visible to the two of you until {placeShared} after the end of the rental.',
			],
		},
		ar: {
			title: 'التوصيل ونقطة اللقاء',
			summary: 'أين تستلم السيارة، ومن يرى المكان الدقيق، وكيف يمكن تغييره.',
			words: 'توصيل مطار الملكة علياء رحلة طيران هبوط عنوان موقع أين خريطة دبوس مكان الاستلام',
			body: [
				'تعرض كل سيارة الحي الذي هي فيه، ولا تعرض المكان الدقيق. وبعد تأكيد الحجز يرى كل منكما نقطة اللقاء تحت «أين ومتى» في صفحة الحجز وفي رسائلنا وفي ملف التقويم.',
				{ heading: 'توصيل السيارة إليك' },
				'إذا كان المالك يوصّل السيارة فاختر المكان، وستظهر لك الرسوم قبل الحجز. وللمطار أدخل رقم رحلتك ووقت هبوطها ليعرف المالك متى تصل. ولغير المطار أدخل العنوان أو ضع دبوساً على الخريطة.',
				{ heading: 'إذا تغيّر المكان' },
				'يستطيع المالك نقل نقطة اللقاء حتى موعد التسليم. إذا كان المكان الجديد ضمن {freeMove} سرى التغيير فوراً وأرسلنا إليك إشعاراً. أما المكان الأبعد فلا يُعتمد إلا إذا قبلته، ويبقى المكان المتفق عليه حتى ذلك الحين.',
				'يبقى المكان الدقيق ظاهراً لكما حتى {placeShared} بعد انتهاء الإيجار.',
			],
		},
	},
} satisfies Articles;
