/** Icon for each notification type; a bell otherwise. */
import {
	BadgeCheck,
	Banknote,
	BanknoteArrowUp,
	BanknoteX,
	BellIcon,
	CalendarCheck,
	CalendarClock,
	CalendarPlus,
	CalendarX,
	CarFront,
	CircleAlert,
	CreditCard,
	KeyRound,
	Landmark,
	type LucideIcon,
	MessageSquare,
	ScrollText,
	Star,
	Undo2,
} from 'lucide-react';
import type { NotificationType } from '#contract/notifications.ts';

const icons: Record<NotificationType, LucideIcon> = {
	BOOKING_REQUEST: CalendarPlus,
	BOOKING_CONFIRMED: CalendarCheck,
	BOOKING_CANCELLED: CalendarX,
	BOOKING_REMINDER: CalendarClock,
	HANDOVER_RECORDED: KeyRound,
	NEW_MESSAGE: MessageSquare,
	PAYOUT_READY: BanknoteArrowUp,
	PAYOUT_PAID: Banknote,
	PAYOUT_FAILED: BanknoteX,
	PAYOUT_DETAILS_CHANGED: Landmark,
	PAYMENT_FAILED: CreditCard,
	REFUND_SENT: Undo2,
	CLAIM_OPENED: ScrollText,
	CLAIM_ANSWERED: ScrollText,
	CLAIM_RESOLVED: ScrollText,
	CLAIM_PAYMENT: ScrollText,
	REVIEW_RECEIVED: Star,
	KYC_APPROVED: BadgeCheck,
	KYC_REJECTED: CircleAlert,
	CAR_VERIFIED: CarFront,
	CAR_REJECTED: CircleAlert,
};

export const iconOf = (type: string): LucideIcon => (icons as Record<string, LucideIcon>)[type] ?? BellIcon;
