/** Notice to a signed-in person that booking requires a verified identity, with its state. */
import { CircleAlert, Hourglass, IdCard } from 'lucide-react';
import { Link } from '#web/browser/navigation/link.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { CarTexts } from './texts.en.ts';

/** `href`: address of the profile, with the address to return to. */
type IdentityFirstProps = { identity: 'WAIT' | 'SUBMIT'; href: string };

export default function IdentityFirst({ identity, href }: IdentityFirstProps) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const isRejected = useCurrentUser()?.kycStatus === 'REJECTED';
	switch (identity) {
		case 'WAIT':
			return (
				<div className="mt-4 rounded-control bg-warning-soft p-3 text-sm" data-testid="identity-first">
					<p className="flex items-center gap-2 font-semibold">
						<Hourglass aria-hidden className="size-4 shrink-0 text-warning-text" />
						{t.identityWaits}
					</p>
					<p className="mt-1">{t.identityWaitsHint}</p>
					<Link href={href} className="flex min-h-11 w-fit items-center font-medium underline underline-offset-4">
						{t.identitySee}
					</Link>
				</div>
			);
		case 'SUBMIT':
			return (
				<div className="mt-4 rounded-control bg-accent-soft p-3 text-sm" data-testid="identity-first">
					<p className="flex items-center gap-2 font-semibold">
						{isRejected ? (
							<CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
						) : (
							<IdCard aria-hidden className="size-4 shrink-0 text-accent-text" />
						)}
						{isRejected ? t.identityRejected : t.identityMissing}
					</p>
					<p className="mt-1">
						{isRejected ? t.identityRejectedHint : t.verifyHint} {t.identityBack}
					</p>
				</div>
			);
	}
}
