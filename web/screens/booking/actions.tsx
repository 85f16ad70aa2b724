/** What this person may do now, as the server says it; the one obvious thing first. */
import { type ReactNode, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { preloadDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ContestDialog } from './contest-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import type { Side } from './sides.ts';
import { useDetailTexts } from './texts.ts';

type ActionsProps = { booking: Booking; side: Side; answer: ReactNode };
type Asking = 'CANCEL' | 'NO_SHOW' | 'CONTEST';

export function Actions({ booking, side, answer }: ActionsProps) {
	const { actions: t } = useDetailTexts().detail;
	const [asking, setAsking] = useState<Asking | null>(null);
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	const window = (which: Asking) => ({ open: asking === which, onOpenChange: (open: boolean) => setAsking(open ? which : null) });
	const asks = (which: Asking) => ({
		wide: true,
		'aria-haspopup': 'dialog' as const,
		onPointerEnter: preloadDialog,
		onClick: () => setAsking(which),
	});
	if (side === 'ADMIN') return null;
	return (
		<>
			{booking.allowedActions.length > 0 && (
				<Panel title={t.title}>
					<div className="grid gap-3">
						{may('PAY') && (
							<LinkButton href={`/booking/${booking.id}/payment`} variant="primary" size="large" wide>
								{t.pay}
							</LinkButton>
						)}
						{answer}
						{(['CHECK_IN', 'CHECK_OUT'] as const).filter(may).map((phase) => (
							<LinkButton key={phase} href={`/booking/${booking.id}/handover`} variant="primary" size="large" wide>
								{t.handover[phase]}
							</LinkButton>
						))}
						{may('CONTEST') && (
							<Button variant="primary" size="large" {...asks('CONTEST')}>
								{t.contest}
							</Button>
						)}
						{may('NO_SHOW') && <Button {...asks('NO_SHOW')}>{t.noShow[side]}</Button>}
						{may('CANCEL') && <Button {...asks('CANCEL')}>{t.cancel}</Button>}
					</div>
				</Panel>
			)}
			<CancelDialog booking={booking} side={side} {...window('CANCEL')} />
			<NoShowDialog booking={booking} side={side} {...window('NO_SHOW')} />
			<ContestDialog booking={booking} {...window('CONTEST')} />
		</>
	);
}
