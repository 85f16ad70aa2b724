/** For owners of several cars and for rental offices. */
import type { Articles } from '../article.ts';

export const officeArticles = {
	'several-cars': {
		topic: 'OFFICE',
		related: ['list-your-car', 'set-your-prices', 'offer-extras'],
		en: {
			title: 'Manage several cars',
			summary: 'See all your cars on one board, import them from a spreadsheet, and change many at once.',
			words: 'fleet board bulk import excel csv spreadsheet upload many several cars duplicate copy undo export download season eid price',
			body: [
				'[Fleet](/owner/fleet) lists today’s pickups and returns, who is late, and which cars to prepare. Choose “I’m on the way” when you leave for a pickup: the renter and your colleagues see who is coming. Mark a returned car as ready once it’s clean. The board shows the bookings and blocked days of all your cars, and you can block days right there.',
				{ heading: 'Import cars from a spreadsheet' },
				'Open the [import](/owner/cars/import), download the template and fill in one row per car. Choose the file: a report shows what would happen, and nothing is saved until you confirm.',
				{
					list: [
						'New cars become drafts that only you can see. Add photos, and submit them for review.',
						'We leave out rows that have a mistake, and name the row, the column and how to fix it.',
						'We recognise a car by its plate. Import the file again after a change, and no car appears twice.',
						'Of a car you’ve already submitted, an import only changes what applies immediately, such as its price. Edit the rest in its form.',
					],
				},
				'For a second car of the same kind, choose “Duplicate” at the car in [My cars](/owner/cars). Then add plate, documents, mileage and photos.',
				{ heading: 'Change several cars' },
				'Choose cars in [My cars](/owner/cars) or under [Change several cars](/owner/cars/bulk), and what to change: prices, seasons, single days, discounts, rules, delivery, shared extras, descriptions or the branch. You see old and new values for each car before you save. If one car can’t be changed, leave it out; until then nothing is saved. You can undo a change for {undoTime}. Cars you’ve changed since then stay as they are, and so do existing bookings.',
				'You can also download your cars and bookings as CSV in [My cars](/owner/cars). The file of cars has the columns of the import, with the extras of each car and those you offer with all cars: change it and import it again.',
			],
		},
		ar: {
			title: 'إدارة عدة سيارات',
			summary: 'كل سياراتك في لوحة واحدة، واستيرادها من جدول، وتعديلها دفعة واحدة.',
			words: 'أسطول لوحة عدة سيارات استيراد إكسل جدول ملف رفع تعديل جماعي نسخ تراجع تصدير تنزيل موسم عيد سعر',
			body: [
				'تعرض صفحة [الأسطول](/owner/fleet) تسليمات اليوم وإرجاعاته ومن تأخر والسيارات التي يجب تجهيزها. اختر «أنا في الطريق» عند انطلاقك لتسليم سيارة، فيرى المستأجر وزملاؤك من القادم. واختر «جاهزة» عند السيارة التي عادت بعد تنظيفها. وتعرض اللوحة حجوزات كل سياراتك وأيامها المغلقة، ويمكنك إغلاق الأيام منها مباشرة.',
				{ heading: 'استيراد السيارات من جدول' },
				'افتح [الاستيراد](/owner/cars/import) ونزّل النموذج واكتب سطراً لكل سيارة، ثم اختر الملف. يعرض لك تقرير ما سيحدث، ولا يُحفظ شيء قبل أن تؤكد.',
				{
					list: [
						'تصبح السيارات الجديدة مسودات لا يراها غيرك. أضف صورها وأرسلها للمراجعة.',
						'لا نستورد السطر الذي فيه خطأ، ونذكر لك السطر والعمود وكيف تصححه.',
						'نتعرف على السيارة برقم لوحتها. استورد الملف مرة أخرى بعد أي تعديل ولن تتكرر أي سيارة.',
						'إذا كنت قد أرسلت السيارة للمراجعة من قبل فلا يغيّر الاستيراد فيها إلا ما يسري فوراً، مثل السعر. عدّل الباقي في نموذجها.',
					],
				},
				'لسيارة ثانية من النوع نفسه اختر «نسخ كإعلان جديد» عند السيارة في [سياراتي](/owner/cars)، ثم أضف اللوحة والأوراق وقراءة العداد والصور.',
				{ heading: 'تعديل عدة سيارات' },
				'اختر السيارات من [سياراتي](/owner/cars) أو من [تعديل عدة سيارات](/owner/cars/bulk)، ثم ما تريد تغييره: الأسعار أو المواسم أو أياماً معينة أو الخصومات أو القواعد أو التوصيل أو الإضافات المشتركة أو الوصف أو الفرع. ترى القديم والجديد لكل سيارة قبل الحفظ. وإذا تعذّر تعديل سيارة فاستثنها، فلا يُحفظ شيء قبل ذلك. ويمكنك التراجع عن التعديل لمدة {undoTime}. أما السيارات التي غيّرتها بعده فتبقى كما هي، وكذلك الحجوزات القائمة.',
				'ويمكنك أيضاً تنزيل سياراتك وحجوزاتك بصيغة CSV من [سياراتي](/owner/cars). وملف السيارات بأعمدة الاستيراد نفسها، وفيه إضافات كل سيارة والإضافات المتاحة مع كل سياراتك، فيمكنك تعديله واستيراده مرة أخرى.',
			],
		},
	},
	'office-and-team': {
		topic: 'OFFICE',
		related: ['several-cars', 'car-verification', 'payouts'],
		en: {
			title: 'Your office and its team',
			summary: 'Register a licensed office, keep its permit valid, and give colleagues their own access.',
			words:
				'company office licensed permit registration tax branch team colleague employee staff role manager desk driver accounts invite access',
			body: [
				'If you rent out your own car as an individual, you don’t need this page. Offices enter their name and branches under [Company](/owner/company).',
				{ heading: 'Licensed office' },
				'Submit the commercial registration and the transport permit there; we review each document. Once both are approved, your cars show “Licensed office”. The tax certificate isn’t needed for this. Renters see the city and the opening hours of a branch, never its address.',
				'We remind you before the permit expires. You can submit the new one while the old one is valid. When it has expired, your cars leave search and can’t be booked until we’ve approved a new one; confirmed trips go ahead.',
				{ heading: 'Team' },
				'Under [Team](/owner/team), invite colleagues by email or text message. The link works once, for {invitationTime}, with an account that has this email or phone number.',
				{
					list: [
						'Manager: everything, including the bank account and the team.',
						'Desk: requests, messages, handovers and calendar, but no finances.',
						'Driver: only today’s handovers.',
						'Accounts: views and exports the finances.',
					],
				},
				'Members press “Work here” to act for the office; their own rentals stay in their own account. What they do is recorded under their name, and renters see the office with a first name. If you remove someone or change their role, they’re logged out of the office immediately.',
			],
		},
		ar: {
			title: 'مكتبك وفريقه',
			summary: 'سجّل مكتباً مرخّصاً، وحافظ على سريان تصريحه، وأعطِ زملاءك حساباتهم وأدوارهم.',
			words: 'شركة مكتب مرخص تصريح سجل تجاري ضريبة فرع فريق زميل موظف دور مدير سائق محاسب دعوة صلاحية',
			body: [
				'إذا كنت تؤجّر سيارتك الخاصة بصفتك الشخصية فلا حاجة لك بهذه الصفحة. أما المكاتب فتكتب اسمها وفروعها في [الشركة](/owner/company).',
				{ heading: 'مكتب مرخّص' },
				'أرسل السجل التجاري وتصريح النقل هناك، ونراجع كل وثيقة. وبعد توثيقهما تظهر على سياراتك عبارة «مكتب مرخّص». ولا تُشترط لذلك شهادة الرقم الضريبي. ويرى المستأجرون مدينة الفرع وساعات دوامه، ولا يرون عنوانه.',
				'نذكّرك قبل انتهاء التصريح. ويمكنك إرسال الجديد والقديم ما زال سارياً. وإذا انتهى تختفي سياراتك من البحث ولا تُحجز حتى نوثّق تصريحاً جديداً. أما الرحلات المؤكدة فتتم كما هي.',
				{ heading: 'الفريق' },
				'ادعُ زملاءك من [الفريق](/owner/team) بالبريد أو برسالة نصية. يعمل الرابط مرة واحدة خلال {invitationTime}، بحساب له هذا البريد أو رقم الهاتف.',
				{
					list: [
						'مدير: كل شيء، ومنه الحساب البنكي والفريق.',
						'موظف المكتب: الطلبات والرسائل والتسليم والتقويم، دون المالية.',
						'سائق: تسليمات اليوم فقط.',
						'محاسب: قراءة المالية وتصديرها.',
					],
				},
				'يضغط العضو «العمل هنا» ليعمل باسم المكتب، وتبقى حجوزاته الخاصة في حسابه. ويُسجَّل كل ما يفعله باسمه، ويرى المستأجرون اسم المكتب مع الاسم الأول. وإذا أزلت عضواً أو غيّرت دوره يخرج من المكتب فوراً.',
			],
		},
	},
	'promo-codes': {
		topic: 'OFFICE',
		related: ['set-your-prices', 'price-of-a-rental', 'payouts'],
		en: {
			title: 'Promo codes',
			summary: 'Make your cars cheaper with a code of your own, and know what it costs you.',
			words: 'promo code coupon voucher discount campaign offer marketing percent amount owner cheaper',
			body: [
				'Create a code under [Promo codes](/owner/promo-codes) and share it with whom you like. Renters enter it on the car’s page, after they’ve logged in and chosen their dates.',
				{
					list: [
						'It takes a percentage or an amount off the rental days, after the discount for longer rentals. Delivery, extras and the deposit stay as they are.',
						'You choose the days on which renters can book with it, the cars, and the least the rental days have to cost.',
						'You can limit how many bookings it’s good for, in total and for each person, or allow only a person’s first booking.',
					],
				},
				{ heading: 'What it costs you' },
				'Your own code lowers the rental total, and our platform fee with it. Codes from Mishwar cost you nothing: you earn what you’d earn without the code. The list shows the bookings of each of your codes and what they cost you.',
				{ heading: 'End a code' },
				'You can’t change a code once it’s created, but you can end it at any time. Existing bookings keep their price. A booking that ends without a charge, for example because you declined it, doesn’t count as a use.',
			],
		},
		ar: {
			title: 'رموز الخصم',
			summary: 'خفّض سعر سياراتك برمز خاص بك، واعرف كم يكلفك.',
			words: 'رمز خصم كود كوبون قسيمة عرض حملة تسويق نسبة مبلغ مالك أرخص تخفيض',
			body: [
				'أنشئ رمزاً من [رموز الخصم](/owner/promo-codes) وشاركه مع من تريد. يكتبه المستأجر في صفحة السيارة بعد تسجيل الدخول واختيار التواريخ.',
				{
					list: [
						'يخصم نسبة أو مبلغاً من أيام الإيجار بعد خصم المدد الأطول. أما التوصيل والإضافات ومبلغ التأمين فتبقى كما هي.',
						'تختار الأيام التي يمكن الحجز فيها بالرمز، والسيارات، وأقل قيمة لأيام الإيجار.',
						'يمكنك تحديد عدد الحجوزات كلها أو لكل شخص، أو أن يكون الرمز لأول حجز للشخص فقط.',
					],
				},
				{ heading: 'كم يكلفك' },
				'رمزك يخفّض إجمالي الإيجار، وتقل معه عمولة المنصة. أما رموز مشوار فلا تكلفك شيئاً: أرباحك هي نفسها كما لو لم يُستخدم رمز. وتعرض القائمة حجوزات كل رمز من رموزك وما كلفك.',
				{ heading: 'إنهاء رمز' },
				'لا يمكن تغيير الرمز بعد إنشائه، ويمكنك إنهاؤه في أي وقت. وتحتفظ الحجوزات القائمة بسعرها. والحجز الذي ينتهي من دون أن يُدفع عنه شيء، مثل طلب رفضته، لا يُحتسب من عدد الحجوزات.',
			],
		},
	},
} satisfies Articles;
