/** Arabic texts of the owner's claim page and form. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { upload } from '#web/features/uploads/texts.ar.ts';
import { arabicForms } from '#web/i18n/format.ts';
import type { ClaimFormTexts } from './texts.en.ts';

const inHours = arabicForms({ one: 'ساعة واحدة', two: 'ساعتان', few: '{count} ساعات', other: '{count} ساعة' });

export const texts = {
	title: 'تقديم مطالبة',
	booking,
	claim,
	damage,
	upload,
	form: {
		heading: 'تقديم مطالبة',
		lead: (until: string, left: string) => `يمكنك المطالبة حتى ${until} (بقي ${left}). نحجز مبلغ التأمين حتى صدور القرار.`,
		restored: 'استعدنا مسودتك.',
		startOver: 'ابدأ من جديد',
		lines: 'ما تطالب به',
		fromRecords: 'عبّأنا هذه البنود من سجل التسليم والإرجاع. عدّلها أو احذفها.',
		noLines: 'أضف بنداً واحداً على الأقل.',
		addLine: 'أضف بنداً',
		line: (place: string) => `البند ${place}`,
		remove: (place: string) => `حذف البند ${place}`,
		type: 'السبب',
		amount: (currency: string) => `المبلغ (${currency})`,
		description: 'الوصف',
		descriptionExample: {
			DAMAGE: 'انبعاج في الباب الخلفي الأيسر',
			CLEANING: 'رمل على المقاعد كلها',
			MISSING_FUEL: 'وقود أقل بمقدار الربع',
			EXTRA_KM: 'كيلومترات فوق المشمول',
			LATE_RETURN: 'تأخر في الإرجاع ساعتين',
			FINE: 'تجاوز سرعة على الطريق الصحراوي، مخالفة 4711',
			OTHER: 'مفتاح مفقود',
		},
		proposed: {
			EXTRA_KM: (quantity: string) => `${quantity} فوق المشمول`,
			MISSING_FUEL: (quantity: string) => `نقص ${quantity}`,
			LATE_RETURN: (quantity: string) => `تأخر ${quantity}`,
		},
		photos: 'الصور',
		photosLead: 'صورة واحدة على الأقل. التقط صورة قريبة وأخرى أوسع لكل بند، وتُقبل صور الفواتير والمخالفات أيضاً.',
		note: 'التفاصيل',
		noteLabel: 'ما ينبغي أن يعرفه المستأجر ونعرفه نحن',
		noteExample: 'مثلاً: لاحظت الانبعاج عند غسل السيارة، وتطلب الورشة 25 ديناراً لإصلاحه.',
		total: 'مطالبتك',
		excess: 'المطالبة أكبر من مبلغ التأمين. سنطلب من المستأجر دفع الباقي بالبطاقة.',
		send: 'أرسل المطالبة',
		sending: 'جارٍ الإرسال...',
		after: (hours: number) =>
			`أمام المستأجر ${inHours(String(hours))} ليقبل أو يعترض. لن نخصم شيئاً قبل ذلك، وإذا لم تتفقا نقرّر بناءً على ما سجّله الطرفان من قراءات وصور.`,
		done: 'أرسلنا مطالبتك إلى المستأجر',
		failed: 'تعذّر إرسال المطالبة. مسودتك ما زالت هنا.',
	},
	addLines: {
		heading: 'إضافة بنود إلى المطالبة',
		lead: (hours: number) => `سنخبر المستأجر، وأمامه ${inHours(String(hours))} للرد من تلك اللحظة. تبقى بنودك السابقة كما هي.`,
		photos: 'صور إضافية',
		total: 'المطالبة مع هذه البنود',
		send: 'أضف إلى المطالبة',
		sending: 'جارٍ الإرسال...',
		back: 'رجوع',
		done: 'أُضيفت البنود',
		failed: 'تعذّرت إضافة البنود. مسودتك ما زالت هنا.',
	},
} satisfies ClaimFormTexts;
