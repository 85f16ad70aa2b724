/** For all users: messages, reviews and notifications. */
import type { Articles } from '../article.ts';

export const messagesArticles = {
	messages: {
		topic: 'MESSAGES',
		related: ['delivery-and-meeting-point', 'keep-your-account-safe', 'notifications'],
		en: {
			title: 'Messages, phone numbers and contact details',
			summary: 'Ask before you book, and why contact details are hidden until a booking is confirmed.',
			words: 'chat message contact phone number hidden masked owner renter ask question inquiry write photo report',
			body: [
				'Ask an owner anything before you book: open the car and press “Message Owner”. Once you request the car, the conversation belongs to that booking. All of them are under [Messages](/messages), and so are our replies when you [write to us](/support).',
				{ heading: 'Why a number is hidden' },
				'Until a booking is confirmed, we hide phone numbers, emails and contact links in messages. This way the booking protects both of you. Once it’s confirmed they appear, also in earlier messages.',
				{
					list: [
						'You can send photos, for example of the meeting point.',
						'You see when the other person is typing and has read your message.',
						'If you don’t read a message, we notify you as you chose in your [notification settings](/help/notifications).',
					],
				},
				'Keep agreements in the chat: if there are questions later, our team can read what both of you wrote.',
			],
		},
		ar: {
			title: 'الرسائل وأرقام الهواتف وبيانات التواصل',
			summary: 'اسأل قبل أن تحجز، ولماذا تُخفى بيانات التواصل حتى يتأكد الحجز.',
			words: 'محادثة رسالة تواصل رقم هاتف مخفي محجوب المالك المستأجر سؤال استفسار صورة',
			body: [
				'اسأل المالك عما تريد قبل الحجز: افتح صفحة السيارة واضغط زر مراسلة المالك. وعندما تطلب السيارة تصبح المحادثة تابعة لذلك الحجز. وتجد كل محادثاتك في [الرسائل](/messages)، ومعها ردودنا عندما [تكتب إلينا](/support).',
				{ heading: 'لماذا يُخفى الرقم' },
				'حتى يتأكد الحجز نخفي أرقام الهواتف وعناوين البريد وروابط التواصل في الرسائل، لتبقيا محميين بالحجز. وعند التأكيد تظهر، حتى في الرسائل السابقة.',
				{
					list: [
						'يمكنك إرسال صور، مثل صورة نقطة اللقاء.',
						'ترى متى يكتب الطرف الآخر ومتى قرأ رسالتك.',
						'إذا لم تقرأ رسالة أرسلنا إليك إشعاراً كما اخترت في [إعدادات الإشعارات](/help/notifications).',
					],
				},
				'اجعل اتفاقاتكما في المحادثة: إذا نشأ سؤال لاحقاً يستطيع فريقنا الاطلاع على ما كتبه الطرفان.',
			],
		},
	},
	reviews: {
		topic: 'MESSAGES',
		related: ['return-the-car', 'messages', 'book-a-car'],
		en: {
			title: 'Reviews',
			summary: 'Who can write one, when it appears, and what to do about an unfair review.',
			words: 'review rating stars feedback reply report unfair false offensive hidden publish write',
			body: [
				'After a completed rental the renter reviews the car and the owner, and the owner reviews the renter. Only people who really rented can write a review.',
				{
					list: [
						'You have {reviewWrite} after the rental.',
						'Reviews appear once you’ve both written one, or {reviewReveal} after the rental. So no one can reply to a review with their own.',
						'The person who was reviewed can reply once, in public.',
					],
				},
				{ heading: 'An unfair review' },
				'Press “Report” below it if it’s offensive, shares private information or isn’t true. Our team decides whether it stays. We don’t remove an opinion because you disagree; a calm reply usually helps more.',
			],
		},
		ar: {
			title: 'التقييمات',
			summary: 'من يستطيع التقييم، ومتى يظهر، وماذا تفعل إذا كان غير منصف.',
			words: 'تقييم نجوم رأي رد بلاغ غير منصف كاذب مسيء مخفي نشر كتابة',
			body: [
				'بعد اكتمال الإيجار يقيّم المستأجر السيارة ومالكها، ويقيّم المالك المستأجر. ولا يقيّم إلا من استأجر فعلاً.',
				{
					list: [
						'لديك {reviewWrite} بعد الإيجار.',
						'يظهر التقييمان عندما يكتب كل منكما تقييمه، أو بعد الإيجار بـ{reviewReveal}. فلا يردّ أحد على تقييم بتقييم.',
						'لمن كُتب عنه التقييم أن يرد مرة واحدة علناً.',
					],
				},
				{ heading: 'تقييم غير منصف' },
				'اضغط «أبلغ» أسفله إذا كان مسيئاً أو يكشف تفاصيل خاصة أو غير صحيح. يقرؤه فريقنا ويقرر بقاءه. أما الرأي الذي لا توافق عليه فليس سبباً للحذف، وغالباً ينفع الرد الهادئ أكثر.',
			],
		},
	},
	notifications: {
		topic: 'MESSAGES',
		related: ['messages', 'create-an-account', 'your-data'],
		en: {
			title: 'Notifications',
			summary: 'Choose what we notify you about and how: in the app, push, email or text message.',
			words: 'notification bell push email sms alert unsubscribe turn off quiet night install app home screen iphone',
			body: [
				'In your [profile](/profile), under “Notification settings”, you choose for each topic whether we notify you in the app, by push, by email or by text message. Text messages need a verified phone.',
				{
					list: [
						'We always send codes and security alerts.',
						'At night we hold back emails and text messages that can wait until morning.',
						'We don’t hold back deadlines, such as a request that needs your reply, if the morning would be too late.',
					],
				},
				{ heading: 'On this device' },
				'Press “Turn on” to get notifications when Mishwar is closed. If nothing arrives, allow notifications for this site in your browser’s settings. On an iPhone, first add Mishwar to the home screen.',
			],
		},
		ar: {
			title: 'الإشعارات',
			summary: 'اختر ما نخبرك به وكيف: الجرس أو الجهاز أو البريد أو رسالة نصية.',
			words: 'إشعار جرس تنبيه بريد رسالة نصية إيقاف ليل هدوء تثبيت التطبيق الشاشة الرئيسية آيفون',
			body: [
				'في [حسابك](/profile) ضمن «إعدادات الإشعارات» تختار لكل موضوع هل نخبرك بالجرس أو على أجهزتك أو بالبريد أو برسالة نصية. وتحتاج الرسائل النصية إلى هاتف موثّق.',
				{
					list: [
						'الرموز وأخبار أمان حسابك تصلك دائماً.',
						'في الليل نؤخر رسائل البريد والرسائل النصية التي يمكنها الانتظار إلى الصباح.',
						'أما ما له موعد، مثل طلب يحتاج إلى ردك، فلا نؤخره إذا كان الصباح متأخراً عليه.',
					],
				},
				{ heading: 'على هذا الجهاز' },
				'اضغط «تفعيل» لتصلك الإشعارات ومشوار مغلق. وإذا لم يصلك شيء فاسمح بإشعارات الموقع في إعدادات المتصفح. وعلى آيفون أضف مشوار إلى الشاشة الرئيسية أولاً.',
			],
		},
	},
} satisfies Articles;
