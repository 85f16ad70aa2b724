/** Arabic texts of where and when a booking begins and ends. */
import { pin } from '#web/features/places/texts.ar.ts';
import type { SetOutTexts, WhereAndWhenTexts } from './texts.en.ts';

export const whereAndWhen = {
	title: 'أين ومتى',
	pickup: 'الاستلام',
	return: 'الإرجاع',
	hidden: 'يظهر المكان الدقيق وأرقام الهواتف هنا بعد تأكيد الحجز.',
	unknown: 'لم يُتفق على مكان محدد بعد. اسأل الطرف الآخر.',
	mapApp: 'فتح في الخرائط',
	google: 'خرائط Google',
	osm: 'خريطة OpenStreetMap',
	photo: 'صورة مكان اللقاء',
	late: {
		open: 'سأتأخر',
		title: 'متى ستصل؟',
		text: 'سنخبر المالك. يمكنك الإبلاغ عن التأخر مرة واحدة، حتى 6 ساعات.',
		time: 'الوصول',
		back: 'رجوع',
		send: 'أبلغ المالك',
		sending: 'جارٍ الإرسال...',
		done: 'أبلغنا المالك بتأخرك',
		failed: 'تعذّر إبلاغ المالك',
	},
	move: {
		open: 'تغيير المكان',
		title: 'تغيير مكان هذا الحجز',
		text: 'سنخبر المستأجر. المكان الذي يبعد أكثر من 5 كم عن المكان المتفق عليه يحتاج إلى موافقته.',
		textOffMap: 'سنخبر المستأجر. المكان المتفق عليه غير محدد على الخريطة، لذلك يحتاج المكان الجديد إلى موافقته.',
		place: 'المكان',
		example: 'مثلاً: الدوار السابع، أمام الصيدلية',
		directions: 'كيفية الوصول إلى المفتاح أو إليك',
		back: 'رجوع',
		save: 'حفظ المكان',
		saving: 'جارٍ الحفظ...',
		done: 'تم تغيير المكان',
		proposed: 'أرسلنا الاقتراح إلى المستأجر',
		failed: 'تعذّر تغيير المكان',
	},
	proposal: {
		title: { OWNER: 'بانتظار المستأجر: اقترحت مكاناً آخر', RENTER: 'يقترح المالك مكاناً آخر' },
		hint: 'يبعد أكثر من 5 كم عن المكان المتفق عليه. لا يتغير شيء إلى أن توافق.',
		hintOffMap: 'المكان المتفق عليه غير محدد على الخريطة، فلا نعرف كم يبعد عنه هذا المكان. لا يتغير شيء إلى أن توافق.',
		accept: 'قبول المكان',
		decline: 'رفض',
		sending: 'جارٍ الإرسال...',
		accepted: 'تم الاتفاق على المكان الجديد',
		declined: 'يبقى المكان المتفق عليه',
		failed: 'تعذّر إرسال ردّك',
	},
} satisfies WhereAndWhenTexts['whereAndWhen'];

export const placed = { whereAndWhen, pin } satisfies WhereAndWhenTexts;

export const setOut = {
	go: { CHECK_IN: 'أنا في الطريق', CHECK_OUT: 'في الطريق لاستلامها' },
	going: 'جارٍ الإرسال...',
	done: 'أبلغنا المستأجر',
	failed: 'تعذّر إبلاغ المستأجر',
	back: 'لست في الطريق',
	turnedBack: 'لا أحد في الطريق الآن',
	backFailed: 'تعذّر التراجع عن ذلك',
} satisfies SetOutTexts['setOut'];
