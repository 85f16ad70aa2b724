/** Footer of public pages: secondary links, and for visitors a road through Jordan's cities from north to south. */
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { City } from '#contract/cities.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useSite } from '#web/browser/page/site.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { languageNames } from '#web/i18n/language.ts';
import { Logo } from '#web/ui/logo.tsx';
import { FooterContacts } from './footer-contacts.tsx';

/** From north to south. */
const road: readonly City[] = [
	'Irbid',
	'Ajloun',
	'Jerash',
	'Salt',
	'Zarqa',
	'Amman',
	'Queen Alia Airport',
	'Madaba',
	'Dead Sea',
	'Karak',
	'Petra',
	'Wadi Rum',
	'Aqaba',
];

/** Signed-in users know the site: one line, without the cities and the columns. */
export function Footer() {
	const { texts, format } = useLanguage();
	const { now } = useSite();
	const user = useCurrentUser();
	const { footer, nav } = texts;
	return (
		<footer className="limestone room-for-bars mt-24 border-line border-t bg-sunken">
			{!user && (
				<>
					<Road />
					<div className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-12 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
						<div className="col-span-2 max-w-sm lg:col-span-1">
							<Logo />
							<p className="mt-4 text-muted text-sm">{footer.about}</p>
						</div>
						<Column title={footer.renters}>
							<FooterLink href="/search">{footer.findCar}</FooterLink>
							<FooterLink href="/trips">{footer.myTrips}</FooterLink>
						</Column>
						<Column title={footer.owners}>
							<a className={linkStyle} href={loginAddress('/owner/dashboard')}>
								{footer.shareCar}
							</a>
						</Column>
						<Column title={footer.support} className="max-lg:col-span-2">
							<FooterLink href={SUPPORT_ADDRESS}>{texts.support.write}</FooterLink>
							<FooterContacts className={linkStyle} />
						</Column>
					</div>
				</>
			)}
			<div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-line border-t py-5 text-muted text-sm">
				<p>{footer.rights(format.date(now, 'year'))}</p>
				<p className="flex flex-wrap gap-x-4">
					<FooterLink href="/help">{nav.help}</FooterLink>
					<FooterLink href={SUPPORT_ADDRESS}>{footer.support}</FooterLink>
					<FooterLink href="/terms">{footer.terms}</FooterLink>
					<FooterLink href="/privacy">{footer.privacy}</FooterLink>
					<OtherLanguage />
				</p>
				<p>{footer.prices}</p>
			</div>
		</footer>
	);
}

function Road() {
	const { texts } = useLanguage();
	return (
		<nav aria-label={texts.footer.route} className="border-line border-b">
			<div className="container-page overflow-x-auto py-8">
				<p className="eyebrow mb-4">{texts.footer.route}</p>
				<ol className="relative flex min-w-max justify-between">
					<span aria-hidden className="route-line absolute inset-x-8 top-[5px]" />
					{road.map((city) => (
						<li key={city}>
							<Link
								href={`/search?city=${encodeURIComponent(city)}`}
								className="group relative flex min-h-11 flex-col items-center gap-2 px-2.5 text-sm hover:text-primary"
							>
								<span
									aria-hidden
									className="size-3 rounded-pill border-2 border-accent bg-sunken group-hover:border-primary group-hover:bg-primary"
								/>
								{texts.cities[city]}
							</Link>
						</li>
					))}
				</ol>
			</div>
		</nav>
	);
}

/** A plain link with `?lang=`: it works without script and is followed by search engines. */
function OtherLanguage() {
	const { language } = useLanguage();
	const [path] = useLocation();
	const query = new URLSearchParams(useSearch());
	const other = language === 'ar' ? 'en' : 'ar';
	query.set('lang', other);
	return (
		<a href={`${path}?${query}`} hrefLang={other} lang={other} className={linkStyle}>
			{languageNames[other]}
		</a>
	);
}

const linkStyle = 'flex min-h-11 w-fit items-center text-sm hover:text-primary md:min-h-9';

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Link href={href} className={linkStyle}>
			{children}
		</Link>
	);
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
	return (
		<div className={className}>
			<p className="mb-2 font-semibold text-sm">{title}</p>
			{children}
		</div>
	);
}
