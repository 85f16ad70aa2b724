/** Profile: details, verification, preferences, and latest bookings. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { User } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ChoicesPanel } from './choices/choices-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { LatestBookings } from './latest-bookings.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import { PrivacyPanel } from './privacy/privacy-panel.tsx';
import { ReturnLink, useReturnTo } from './return-link.tsx';
import { SecurityPanel } from './security/security-panel.tsx';
import type { ProfileTexts } from './texts.en.ts';

export default function ProfileScreen() {
	const user = useCurrentUser();
	// The session has ended, and the page is about to be left.
	if (!user) return <div className="min-h-dvh" aria-busy="true" />;
	return <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
	const t = useScreenTexts<ProfileTexts>();
	const returnTo = useReturnTo(user.id);
	const rents = user.role !== 'SUPER_ADMIN';
	const identity = useQuery({ ...queryFor(kycStatus), ...refetchOnVisit, enabled: rents });
	const status = identity.data?.status;
	// Pending verification comes first; decided on arrival, so that nothing moves when it is completed.
	const [identityFirst] = useState(returnTo !== null || !isHandedIn(user.kycStatus));
	const check: Part[] = rents ? [{ id: 'identity', title: t.identity.title, panel: <IdentityPanel identity={identity} /> }] : [];
	const details: Part = { id: 'details', title: t.details.title, panel: <DetailsPanel user={user} /> };
	const parts: Part[] = [
		...(identityFirst ? [...check, details] : [details, ...check]),
		{ id: 'phone', title: t.phone.title, panel: <PhonePanel user={user} /> },
		{ id: 'security', title: t.security.title, panel: <SecurityPanel user={user} /> },
		{ id: 'choices', title: t.choices.title, panel: <ChoicesPanel user={user} /> },
		{ id: 'privacy', title: t.privacy.title, panel: <PrivacyPanel /> },
	];
	return (
		<div className="container-page py-8 md:py-10">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			{returnTo && (
				<ReturnLink
					userId={user.id}
					returnTo={returnTo}
					open={status === 'APPROVED' || status === 'PENDING'}
					last={status === 'APPROVED'}
				/>
			)}
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1fr_24rem]">
				<div className="grid min-w-0 gap-6">
					{parts.map(({ id, panel }) => (
						<div key={id} id={id} className="scroll-mt-20">
							{panel}
						</div>
					))}
				</div>
				<div className="min-w-0 space-y-6 self-stretch">
					{rents && <LatestBookings />}
					<Contents parts={parts} />
				</div>
			</div>
		</div>
	);
}

type Part = { id: string; title: string; panel: ReactNode };

/** Table of contents beside the page on wide screens. */
function Contents({ parts }: { parts: readonly Part[] }) {
	const t = useScreenTexts<ProfileTexts>();
	return (
		<nav aria-label={t.contents} className="sticky top-24 px-6 max-lg:hidden">
			<p className="eyebrow mb-3">{t.contents}</p>
			<ul className="border-line border-s">
				{parts.map(({ id, title }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							className="-ms-px flex min-h-9 items-center border-transparent border-s-2 ps-4 text-muted text-sm hover:border-primary hover:text-ink"
						>
							{title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Whether nothing remains for the person to do. */
const isHandedIn = (status: User['kycStatus']): boolean => status === 'APPROVED' || status === 'PENDING';
