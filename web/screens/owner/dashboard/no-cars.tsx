/** For a person without cars: what listing one begins with, and the way there. */
import { CarFront } from 'lucide-react';
import { useCurrentUser } from '../../../session/current-user.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useDashboardTexts } from './texts.ts';

export function NoCars() {
	const { noCars: t } = useDashboardTexts();
	const status = useCurrentUser()?.kycStatus;
	const open = status === 'APPROVED' || status === 'PENDING';
	return (
		<div className="rounded-card border border-line bg-surface" data-testid="no-cars">
			<EmptyState
				icon={<CarFront aria-hidden />}
				title={t.title}
				hint={status === 'APPROVED' ? t.stepsApproved : status === 'PENDING' ? t.stepsPending : t.steps}
				action={
					<LinkButton href="/profile" variant={open ? 'secondary' : 'primary'}>
						{open ? t.see : t.action}
					</LinkButton>
				}
			/>
		</div>
	);
}
