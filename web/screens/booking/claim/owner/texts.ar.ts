/** Arabic texts of the owner's claim page and form. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { upload } from '#web/features/uploads/texts.ar.ts';
import type { ClaimFormTexts } from './texts.en.ts';

export const texts = {
	title: 'تقديم مطالبة',
	booking,
	claim,
	upload,
	form: {
		heading: 'تقديم مطالبة',
		lead: (until: string, left: string) => `يمكنك المطالبة حتى ${until} (بقي ${left}). يبقى التأمين محجوزاً حتى البتّ فيها.`,
		restored: 'احتفظنا بما كتبته.',
		startOver: 'ابدأ من جديد',
		lines: 'بماذا تطالب',
		fromRecords: 'عبّأنا ما ينتج عمّا سُجّل عند التسليم والإعادة. عدّله أو احذفه.',
		noLines: 'أضف بنداً واحداً على الأقل.',
		addLine: 'أضف بنداً',
		line: (place: string) => `البند ${place}`,
		remove: (place: string) => `احذف البند ${place}`,
		type: 'السبب',
		amount: (currency: string) => `المبلغ (${currency})`,
		description: 'ما هو؟',
		descriptionExample: {
			DAMAGE: 'انبعاج في الباب الخلفي الأيسر',
			CLEANING: 'رمل على المقاعد كلها',
			MISSING_FUEL: 'عادت بوقود أقل بمقدار الربع',
			EXTRA_KM: 'كيلومترات فوق المشمول',
			LATE_RETURN: 'عادت متأخرة ساعتين',
			FINE: 'تجاوز سرعة على الطريق الصحراوي، مخالفة 4711',
			OTHER: 'مفتاح مفقود',
		},
		proposed: {
			EXTRA_KM: (quantity: string) => `${quantity} فوق المشمول`,
			MISSING_FUEL: (quantity: string) => `${quantity} أقل مما كان عند التسليم`,
			LATE_RETURN: (quantity: string) => `تأخر ${quantity}`,
		},
		photos: 'الصور',
		photosLead: 'صورة واحدة على الأقل. صوّر كل شيء عن قرب ومن على بُعد خطوة، والفاتورة أو المخالفة تُحتسب أيضاً.',
		note: 'بكلماتك',
		noteLabel: 'ما ينبغي أن يعرفه المستأجر ونعرفه نحن',
		noteExample: 'متى لاحظت ذلك وكيف، وكيف احتسبت المبلغ.',
		total: 'مطالبتك',
		excess: 'لا يغطيها التأمين كلها، ونطلب الباقي من المستأجر بالبطاقة.',
		send: 'أرسل المطالبة',
		sending: 'جارٍ الإرسال...',
		after: (hours: number) =>
			`أمام المستأجر ${hours} ساعة ليقبل أو يعترض. لا يُخصم شيء قبل ذلك، وإن لم تتفقا بتتنا فيها بناءً على ما سجّله الطرفان من قراءات وصور.`,
		done: 'مطالبتك عند المستأجر',
		failed: 'تعذّر إرسال المطالبة. ما كتبته ما زال هنا.',
	},
	addLines: {
		heading: 'إضافة بنود إلى المطالبة',
		lead: (hours: number) => `نُعلم المستأجر، وأمامه ${hours} ساعة للرد من لحظتها. يبقى ما طالبت به من قبل.`,
		photos: 'صور إضافية',
		total: 'المطالبة مع هذه البنود',
		send: 'أضف إلى المطالبة',
		sending: 'جارٍ الإرسال...',
		back: 'رجوع',
		done: 'أُضيفت البنود',
		failed: 'تعذّرت إضافة البنود. ما كتبته ما زال هنا.',
	},
} satisfies ClaimFormTexts;
