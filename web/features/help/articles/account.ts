/** For all users: account, identity, safety and data. */
import type { Articles } from '../article.ts';

export const accountArticles = {
	'create-an-account': {
		topic: 'ACCOUNT',
		related: ['verify-your-identity', 'keep-your-account-safe', 'notifications'],
		en: {
			title: 'Create an account and log in',
			summary: 'Sign up with your email, log in by password or phone, and fix a code that doesn’t arrive.',
			words: 'sign up register login log in password forgot code email phone sms not received spam account new language',
			body: [
				'[Sign up](/sign-up) with your name, email and a password. We email you a code; enter it within {emailCodeTime} and your account is ready. One account is enough to rent cars and to list your own.',
				{ heading: 'Log in' },
				'Log in with email and password. If you have verified your phone on your [profile](/profile), you can also log in with a code we text you, valid for {phoneCodeTime}. We log you out after {idle} without activity.',
				{ heading: 'The code doesn’t arrive' },
				{
					list: [
						'Check the spam folder and the address.',
						'Request a new code. Only the newest one works.',
						'Forgot your password? [Choose a new one](/forgot-password).',
					],
				},
				'Choose English or Arabic in the menu. Emails and text messages follow the language in your profile.',
			],
		},
		ar: {
			title: 'إنشاء حساب وتسجيل الدخول',
			summary: 'أنشئ حسابك بالبريد، وادخل بكلمة المرور أو بالهاتف، وماذا تفعل إذا لم يصل الرمز.',
			words: 'تسجيل حساب جديد دخول كلمة المرور نسيت رمز بريد هاتف رسالة لم يصل لغة',
			body: [
				'[أنشئ حسابك](/sign-up) باسمك وبريدك وكلمة مرور. نرسل إليك رسالة ترحيب فيها رمز، أدخله خلال {emailCodeTime} ويصبح حسابك جاهزاً. حساب واحد يكفي لتستأجر السيارات ولتعرض سيارتك.',
				{ heading: 'تسجيل الدخول' },
				'ادخل بالبريد وكلمة المرور. وإذا وثّقت هاتفك في [حسابك](/profile) أمكنك الدخول أيضاً برمز في رسالة نصية صالح لمدة {phoneCodeTime}. وبعد {idle} من دون نشاط نسجّل خروجك.',
				{ heading: 'إذا لم يصل الرمز' },
				{
					list: [
						'تحقّق من البريد غير المرغوب (Spam) ومن كتابة العنوان.',
						'اطلب رمزاً جديداً. الرمز الأحدث فقط هو الصالح.',
						'نسيت كلمة المرور؟ [اختر كلمة جديدة](/forgot-password).',
					],
				},
				'تختار العربية أو الإنجليزية من القائمة. وتصلك رسائل البريد والرسائل النصية بلغة حسابك.',
			],
		},
	},
	'verify-your-identity': {
		topic: 'ACCOUNT',
		related: ['create-an-account', 'your-data', 'book-a-car'],
		en: {
			title: 'Verify your identity',
			summary: 'Which documents you need, how long the review takes, and who sees them.',
			words:
				'kyc identity id passport national licence driver documents upload verification approved rejected review pending why expired renew renewal',
			body: [
				'You need a verified identity to book a car and to list one. It protects both sides: everyone knows who they’re dealing with.',
				{
					steps: [
						'Open your [profile](/profile) and go to the identity check.',
						'Enter what your licence says, and upload your ID or passport and your driver’s licence: JPEG, PNG, WebP or PDF, up to {fileSize} each. We make larger photos smaller. We keep what you upload for {identityDraft}, so you can do one after the other.',
						'If your licence is neither in Arabic nor in Latin letters, add your international driving permit.',
						'We start the review as soon as you’ve added everything. It takes {identityReviewTime}, and we notify you.',
					],
				},
				{ heading: 'If we couldn’t accept them' },
				'See the reason in your profile. We only ask again for what we couldn’t accept. Usual reasons are a blurred photo, a covered corner or an expired document. Your licence must be valid until the end of the rental.',
				{ heading: 'When your licence expires' },
				'From {licenceRenewal} before your licence expires, you can upload the new one in your profile. You stay verified, and the old one counts until its last day. We remind you before it expires. Without a valid licence you can’t book, but you can still list cars.',
				{ heading: 'Who sees your documents' },
				'Only our review team, through links that expire after a moment. Owners and renters never see them. Your profile shows every time we viewed them. We delete rejected and replaced documents after {rejectedDocuments}.',
			],
		},
		ar: {
			title: 'توثيق الهوية',
			summary: 'الوثائق التي تحتاج إليها، ومدة المراجعة، ومن يراها.',
			words: 'توثيق تحقق هوية جواز سفر رقم وطني رخصة قيادة وثائق رفع قبول رفض مراجعة لماذا انتهت تجديد',
			body: [
				'تحتاج إلى هوية موثّقة لتحجز سيارة أو تعرض سيارتك. التوثيق يحمي الطرفين: كل منكما يعرف مع من يتعامل.',
				{
					steps: [
						'افتح [حسابك](/profile) وانتقل إلى التحقق من الهوية.',
						'اكتب ما ورد في رخصتك، وارفع هويتك أو جواز سفرك ورخصة قيادتك بصيغة JPEG أو PNG أو WebP أو PDF، وحجم كل ملف حتى {fileSize}. تُصغَّر الصور الأكبر. يبقى ما أرسلته محفوظاً {identityDraft}، فيمكنك إرسالها واحدة بعد الأخرى.',
						'إذا لم تكن رخصتك بحروف عربية أو لاتينية فأضف رخصة القيادة الدولية.',
						'تبدأ المراجعة عند اكتمال كل شيء. تستغرق {identityReviewTime}، ثم نرسل إليك إشعاراً.',
					],
				},
				{ heading: 'إذا لم نتمكن من قبولها' },
				'تقرأ السبب في صفحة حسابك، ولا نطلب من جديد إلا ما لم نتمكن من قبوله. من الأسباب المعتادة صورة غير واضحة أو زاوية مغطاة أو وثيقة منتهية. ويجب أن تبقى رخصتك سارية حتى نهاية الإيجار.',
				{ heading: 'إذا قاربت رخصتك على الانتهاء' },
				'ابتداءً من {licenceRenewal} قبل انتهاء رخصتك يمكنك رفع الجديدة في صفحة حسابك. تبقى هويتك موثّقة، وتبقى القديمة معتمدة حتى آخر يوم فيها. ونذكّرك قبل انتهائها. من دون رخصة سارية لا يمكنك الحجز، ويمكنك عرض سيارتك كالمعتاد.',
				{ heading: 'من يرى وثائقك' },
				'فريق المراجعة فقط، بروابط تنتهي بعد لحظات. ولا يراها المالكون ولا المستأجرون. وتعرض صفحة حسابك متى اطُّلع عليها. وتُحذف الوثائق المرفوضة والمستبدلة بعد {rejectedDocuments}.',
			],
		},
	},
	'keep-your-account-safe': {
		topic: 'ACCOUNT',
		related: ['create-an-account', 'messages', 'your-data'],
		en: {
			title: 'Keep your account safe',
			summary: 'Second factor, passkeys, devices, and how to spot fraud.',
			words: 'security safe two factor authenticator passkey recovery device hacked fraud scam phishing password stolen logout',
			body: [
				'You’ll find everything under “Password and devices” in your [profile](/profile).',
				{
					list: [
						'Use a password you don’t use anywhere else. A short sentence is easy to remember.',
						'Turn on a second factor: an authenticator app or a passkey. Keep your {recoveryCodes} in a safe place; each works once if you lose your phone.',
						'Check where you’re logged in, and log out devices you don’t recognise.',
					],
				},
				'When you change your payout details, email or phone, we ask you to confirm it’s you if you last did so more than {confirmAgain} ago. We email you about important changes.',
				{ heading: 'Spot fraud' },
				{
					list: [
						'Never give a login code to anyone. We never ask for it. The handover code is the only one you give to anyone: to the owner, at the car.',
						'Pay only on Mishwar. Someone who wants a transfer or cash puts your money at risk.',
						'Decline “deals” outside the platform: without a booking we can’t protect your deposit or a refund.',
					],
				},
			],
		},
		ar: {
			title: 'حافظ على أمان حسابك',
			summary: 'خطوة التحقق الثانية ومفاتيح المرور والأجهزة، وكيف تكتشف الاحتيال.',
			words: 'أمان حماية تحقق بخطوتين تطبيق مصادقة مفتاح مرور رمز احتياطي جهاز اختراق احتيال نصب كلمة مرور سرقة',
			body: [
				'تجد كل ذلك ضمن «كلمة المرور والأجهزة» في [حسابك](/profile).',
				{
					list: [
						'اختر كلمة مرور لا تستخدمها في مكان آخر. الجملة القصيرة سهلة التذكر.',
						'فعّل خطوة تحقق ثانية: تطبيق مصادقة أو مفتاح مرور. واحفظ ما تحصل عليه وهو {recoveryCodes}، يعمل كل منها مرة واحدة إذا فقدت هاتفك.',
						'راجع الأجهزة التي دخلت منها، وسجّل الخروج من كل جهاز لا تعرفه.',
					],
				},
				'عند تغيير بيانات الحوالات أو البريد أو الهاتف نطلب منك تأكيد هويتك إذا مضى على آخر تأكيد أكثر من {confirmAgain}. ونرسل إليك بريداً عند كل تغيير مهم.',
				{ heading: 'اكتشف الاحتيال' },
				{
					list: [
						'لا تعطِ رمز دخول لأحد، فنحن لا نطلبه أبداً. رمز التسليم فقط هو الذي تعطيه للمالك عند السيارة.',
						'ادفع في مشوار فقط. من يطلب حوالة أو نقداً يعرّض أموالك للخطر.',
						'ارفض العروض خارج المنصة: من دون حجز لا يوجد ما يحمي مبلغ التأمين ولا حقك في الاسترداد.',
					],
				},
			],
		},
	},
	'your-data': {
		topic: 'ACCOUNT',
		related: ['keep-your-account-safe', 'verify-your-identity', 'notifications'],
		en: {
			title: 'Your data',
			summary: 'Download everything we store about you, or delete your account.',
			words: 'data privacy export download zip delete account remove close personal',
			body: [
				'What we store and why is in our [privacy notice](/privacy). In your [profile](/profile), under “Your data”, you can do two things yourself.',
				'Your conversations are private to the two of you. While a claim or a report on a booking is open, and for up to {caseReadable} after the decision, our team can read the conversation of that booking to decide. We record every view.',
				{ heading: 'Download your data' },
				'You get a ZIP file with everything we hold about you, including your files.',
				{ heading: 'Delete your account' },
				'We permanently delete your name, contact details, documents and photos. Financial records stay, without your name, because the law requires them.',
				{
					list: [
						'First finish or cancel your bookings.',
						'Payments, refunds, claims and payouts must be completed. The page lists what’s still open.',
						'Finish or cancel the bookings of your cars, too, and hide your cars from search.',
					],
				},
				'We ask for your password or a code before we delete anything. We can’t restore a deleted account.',
			],
		},
		ar: {
			title: 'بياناتك',
			summary: 'نزّل كل ما نحفظه عنك أو احذف حسابك.',
			words: 'بيانات خصوصية تصدير تنزيل حذف الحساب إغلاق شخصية',
			body: [
				'ما نحفظه وسببه في [سياسة الخصوصية](/privacy). وفي [حسابك](/profile) ضمن «بياناتك وخصوصيتك» يمكنك فعل أمرين بنفسك.',
				'لا يقرأ المحادثة غير طرفيها. وما دامت على حجز مطالبة أو بلاغ مفتوح، وحتى {caseReadable} بعد القرار، يستطيع فريقنا قراءة محادثة ذلك الحجز ليتخذ قراره. وتُسجَّل كل قراءة.',
				{ heading: 'نزّل بياناتك' },
				'تحصل على ملف ZIP واحد فيه كل ما نحفظه عنك، مع ملفاتك.',
				{ heading: 'احذف حسابك' },
				'يُحذف اسمك وبيانات التواصل ووثائقك وصورك نهائياً. وتبقى السجلات المالية من دون اسمك، لأن القانون يوجبها.',
				{
					list: [
						'أنهِ حجوزاتك أو ألغها أولاً.',
						'يجب أن تكتمل الدفعات والمبالغ المستردة والمطالبات والحوالات. وتعرض الصفحة ما بقي مفتوحاً.',
						'أوقف عرض سياراتك، فحجوزاتها تُحتسب أيضاً.',
					],
				},
				'نطلب كلمة المرور أو رمزاً قبل أن نحذف شيئاً. ولا يمكن استعادة حساب محذوف.',
			],
		},
	},
} satisfies Articles;
