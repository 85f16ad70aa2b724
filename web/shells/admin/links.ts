/** The screens of the admins' area, in the order of the sidebar and of the bar at the foot of a phone. */
import { ClipboardList, Landmark, Scale, Wallet } from 'lucide-react';
import type { CommonTexts } from '../../i18n/texts.en.ts';
import type { AreaLink } from '../area/sidebar.tsx';

export const adminLinks = ({ admin }: CommonTexts): AreaLink[] => [
	{ href: '/admin/settlements', also: '/admin/settlements/', label: admin.settlements, icon: Wallet },
	{ href: '/admin/payouts', also: '/admin/payouts/', label: admin.payouts, icon: Landmark },
	{ href: '/admin/claims', also: '/admin/claims/', label: admin.claims, icon: ClipboardList },
	{ href: '/admin/reconciliation', also: '/admin/reconciliation/', label: admin.reconciliation, icon: Scale },
];
