/** Invitation to list a car. */
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import resting from '../../../pictures/resting.avif';
import type { HomeTexts } from './texts.en.ts';

const DASHBOARD = '/owner/dashboard';
/** Default platform fee; a booking keeps its own. */
const USUAL_FEE_PERCENT = 12;

export function OwnerInvitation() {
	const { owners } = useScreenTexts<HomeTexts>();
	const { format } = useLanguage();
	const user = useCurrentUser();
	return (
		<section className="container-page mt-24">
			<div className="grid overflow-hidden rounded-card border border-line bg-accent-soft lg:grid-cols-2">
				<img
					src={resting}
					alt=""
					width={1000}
					height={750}
					loading="lazy"
					decoding="async"
					className="h-56 w-full object-cover object-[50%_75%] md:h-80 lg:order-last lg:h-full rtl:-scale-x-100 night:brightness-75"
				/>
				<div className="px-6 py-10 md:px-12 md:py-16">
					<p className="eyebrow mb-2">{owners.eyebrow}</p>
					<h2 className="text-2xl md:text-3xl">{owners.title}</h2>
					<p className="mt-4 max-w-md text-lg">{owners.text(format.percent(USUAL_FEE_PERCENT))}</p>
					<div className="mt-8 flex flex-wrap gap-3 max-lg:flex-col max-lg:items-start">
						{user ? (
							<LinkButton href={DASHBOARD} size="large">
								{owners.dashboard}
							</LinkButton>
						) : (
							<LinkButton href={loginAddress(DASHBOARD)} plain size="large">
								{owners.action}
							</LinkButton>
						)}
						<LinkButton href="/earn" variant="quiet" size="large" className="max-lg:-ms-6">
							{owners.estimate}
						</LinkButton>
					</div>
				</div>
			</div>
		</section>
	);
}
