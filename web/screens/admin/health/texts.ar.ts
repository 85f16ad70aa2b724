/** Arabic texts of the admins' page about the health of the site. */
import { forms } from '#web/i18n/format.ts';
import type { HealthTexts } from './texts.en.ts';

export const texts = {
	title: 'حالة الموقع',
	heading: 'حالة الموقع',
	checkedAt: (moment: string) => `آخر فحص في ${moment}`,
	again: 'افحص من جديد',
	checking: 'جارٍ الفحص...',
	error: 'لم نتمكن من فحص الموقع',
	allWell: 'كل شيء يعمل.',
	broken: forms({
		one: 'عطل واحد',
		two: 'عطلان',
		few: '{count} أعطال',
		many: '{count} عطلاً',
		other: '{count} عطل',
	}),
	late: forms({
		one: 'تأخير واحد',
		two: 'تأخيران',
		few: '{count} تأخيرات',
		many: '{count} تأخيراً',
		other: '{count} تأخير',
	}),
	states: { OK: 'يعمل', LATE: 'متأخر', BROKEN: 'معطّل' },
	attention: 'بحاجة إلى متابعة',
	works: 'يعمل',
	since: (moment: string) => `منذ ${moment}`,
	sinceUnknown: 'لا نعرف منذ متى',
	count: (count: string) => `العدد: ${count}`,
	runbook: 'ما العمل:',
	open: { reconciliation: 'فتح المطابقة', payouts: 'فتح الحوالات' },
	checks: {
		database: { name: 'قاعدة البيانات', meaning: 'لا نستطيع حفظ أي شيء، والحجوزات والدفعات لا تكتمل.' },
		storage: { name: 'تخزين الملفات', meaning: 'لا يمكن رفع الصور والوثائق أو عرضها.' },
		gateways: { name: 'بوابة الدفع', meaning: 'إحدى بوابات الدفع لا تستجيب، فلا يمكن الدفع من خلالها وتتأخر مبالغها المستردة.' },
		email: { name: 'البريد', meaning: 'خادم البريد لا يستجيب. نحتفظ بالرسائل ونرسلها عندما يستجيب.' },
		sms: { name: 'الرسائل النصية', meaning: 'خدمة الرسائل النصية لا تستجيب، فلا يمكن الدخول برمز على الهاتف.' },
		worker: { name: 'المهام التلقائية', meaning: 'هذا الخادم لا ينفّذ المهام، فتتأخر التذكيرات والمبالغ المستردة ورسائل البريد.' },
		jobsDue: { name: 'مواعيد المهام', meaning: 'مهام تنتظر أكثر من دقيقتين، فتتأخر التذكيرات والمبالغ المستردة ورسائل البريد.' },
		jobsFailed: { name: 'إنجاز المهام', meaning: 'توقفنا عن تكرار هذه المهام. يجب معرفة السبب ثم تشغيلها من جديد.' },
		messagesLate: { name: 'مواعيد الرسائل', meaning: 'رسائل بريد أو رسائل نصية تأخر إرسالها أكثر من 10 دقائق.' },
		messagesFailed: { name: 'وصول الرسائل', meaning: 'لم يصل أكثر من 5 رسائل خلال ساعة، ولن نرسلها مرة أخرى.' },
		replica: {
			name: 'نسخة قاعدة البيانات',
			meaning: 'نسخة من قاعدة البيانات متأخرة أو لا تستجيب. تُقرأ صفحات الزوار في هذه الأثناء من نسخة أخرى أو من القاعدة الرئيسية.',
		},
		reviews: { name: 'دفعات قيد المراجعة', meaning: 'وصلت مبالغ تختلف عما طلبناه، ولا تُعدّ حجوزاتها مدفوعة حتى تقرر.' },
		payouts: { name: 'الحوالات', meaning: 'ينتظر مالكون مستحقاتهم منذ أكثر من يومين.' },
		alerts: { name: 'التنبيهات', meaning: 'مبلغ أو حالة بحاجة إلى قرار، ولم يُغلق التنبيه بعد.' },
	},
} satisfies HealthTexts;
