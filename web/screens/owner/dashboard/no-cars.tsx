/** For an owner without cars: how to list one. */
import { CarFront } from 'lucide-react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { DashboardTexts } from './texts.en.ts';

export function NoCars() {
	const { noCars: t } = useScreenTexts<DashboardTexts>();
	const status = useCurrentUser()?.kycStatus;
	const { owner } = useTexts();
	const open = status === 'PENDING';
	return (
		<div className="rounded-card border border-line bg-surface" data-testid="no-cars">
			<EmptyState
				icon={<CarFront aria-hidden />}
				title={t.title}
				hint={status === 'APPROVED' ? t.stepsApproved : status === 'PENDING' ? t.stepsPending : t.steps}
				action={
					status === 'APPROVED' ? (
						<LinkButton href="/owner/cars/new" variant="primary">
							{owner.addCar}
						</LinkButton>
					) : (
						<LinkButton href={`/profile?returnTo=${encodeURIComponent('/owner/cars/new')}`} variant={open ? 'secondary' : 'primary'}>
							{open ? t.see : t.action}
						</LinkButton>
					)
				}
			/>
		</div>
	);
}
