/** The file of a person: account, notes, documents, cases, cars, bookings and money. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, UserX } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { getPersonFile, type PersonFile } from '#contract/person-file.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { card } from '#web/features/admin/admin-list.tsx';
import { Signals } from '#web/features/admin/signals.tsx';
import { nameOf, writtenName } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { PersonActions } from '#web/features/user-access/person-actions.tsx';
import { PersonLine } from '#web/features/user-access/person-line.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { companies } from '../queues.ts';
import { Bookings } from './bookings.tsx';
import { Cars } from './cars.tsx';
import { Cases } from './cases.tsx';
import { addressOf, tabFrom, tabs } from './loader.ts';
import { Money } from './money.tsx';
import { Notes } from './notes.tsx';
import { Papers } from './papers.tsx';
import type { AdminPersonTexts } from './texts.en.ts';

export default function AdminPersonScreen() {
	const t = useScreenTexts<AdminPersonTexts>();
	const { language } = useLanguage();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getPersonFile, { params: { id } }), ...refetchOnVisit });
	const isMissing = isRefusal(error, 'PERSON_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className="mx-auto max-w-6xl" data-testid="page-admin-person">
			<PageHead title={data ? nameOf(data.person, language) : t.title} />
			{!isMissing && (
				<Link href="/admin/people" className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
					<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.back}
				</Link>
			)}
			{data && <File file={data} />}
			{!data && !error && <Skeleton className="h-96 w-full" />}
			{!data && error && !isMissing && (
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
			)}
			{!data && isMissing && (
				<EmptyState
					icon={<UserX aria-hidden />}
					title={t.missing.title}
					titleAs="h1"
					hint={t.missing.hint}
					action={
						<LinkButton href="/admin/people" variant="primary">
							{t.back}
						</LinkButton>
					}
				/>
			)}
		</div>
	);
}

function File({ file }: { file: PersonFile }) {
	const t = useScreenTexts<AdminPersonTexts>();
	const [, navigate] = useLocation();
	const visible = tabFrom(new URLSearchParams(useSearch()));
	const content = {
		file: (
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Notes file={file} />
				<div className="grid gap-5">
					<Papers file={file} />
					<Cases cases={file.cases} />
				</div>
			</div>
		),
		cars: <Cars cars={file.cars} />,
		bookings: <Bookings personId={file.person.id} />,
		money: <Money file={file} />,
	};
	return (
		<>
			<Head file={file} />
			<Signals signals={file.signals} className="mt-5" />
			<div className="mt-5">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(key) => navigate(addressOf(file.person.id, tabs.find((tab) => tab === key) ?? 'file'), { replace: true })}
					tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], content: content[tab] }))}
				/>
			</div>
		</>
	);
}

function Head({ file }: { file: PersonFile }) {
	const t = useScreenTexts<AdminPersonTexts>();
	const { language } = useLanguage();
	const user = useCurrentUser();
	const { person } = file;
	const states: Array<[label: string, isTrue: boolean]> = [
		[t.emailVerified, file.emailVerified],
		[t.phoneVerified, file.phoneVerified],
		[t.secondFactor, person.hasSecondFactor],
	];
	return (
		<header className={`${card} grid gap-4 p-5`}>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<PersonLine person={person} titleAs="h1">
					<bdi className="text-2xl">{nameOf(person, language)}</bdi>
				</PersonLine>
				{user?.role === 'SUPER_ADMIN' && !file.hasLeft && <PersonActions person={person} />}
			</div>
			<p className="flex flex-wrap items-center gap-2">
				{file.hasLeft && <Badge tone="warning">{t.left}</Badge>}
				{states.map(
					([label, isTrue]) =>
						isTrue && (
							<Badge key={label} tone="positive">
								{label}
							</Badge>
						),
				)}
				{file.suspendedBy && <span className="text-muted text-sm">{t.suspendedBy(writtenName(file.suspendedBy, language))}</span>}
			</p>
			<p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
				{file.company && (
					<Link href={companies.addressOf('all', file.company.nameEn)} className="text-primary hover:underline">
						{t.company[file.company.state]}: <bdi>{{ en: file.company.nameEn, ar: file.company.nameAr }[language]}</bdi>
					</Link>
				)}
				<Link href={`/users/${person.id}`} className="text-primary hover:underline">
					{t.profile}
				</Link>
				<Link href={`/admin/audit?subjectId=${person.id}`} className="text-primary hover:underline">
					{t.audit}
				</Link>
				<Link href={`/admin/audit?actor=${person.id}`} className="text-primary hover:underline">
					{t.acts}
				</Link>
				<span className="numbers text-muted">
					{t.id} <bdi className="wrap-anywhere select-all">{person.id}</bdi>
				</span>
			</p>
		</header>
	);
}
