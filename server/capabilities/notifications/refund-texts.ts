/** Notification texts about refunds. Pure. */
import type { NotificationText } from './texts.ts';

export const refundToRenter = ({ amountJod }: { amountJod: string }): NotificationText => ({
	type: 'REFUND_SENT',
	title: { en: 'Your refund is on its way', ar: 'المبلغ المسترد في طريقه إليك' },
	body: {
		en: `We have sent ${amountJod} JOD back to your card. Banks usually take 3–5 business days to show it.`,
		ar: `أعدنا ${amountJod} د.أ إلى بطاقتك. يظهر المبلغ عادةً خلال 3–5 أيام عمل.`,
	},
});
