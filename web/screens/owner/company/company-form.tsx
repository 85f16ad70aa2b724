/** Name, logo and branches of a company. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type Company, getCompany, MAX_BRANCHES, putCompany } from '#contract/companies.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { BranchFields } from './branch-fields.tsx';
import type { CompanyTexts } from './texts.en.ts';
import { type CompanyValues, emptyBranch, toBody, toValues } from './values.ts';

/** `company`: null if it does not exist yet. */
export function CompanyForm({ company }: { company: Company | null }) {
	const { form: t } = useScreenTexts<CompanyTexts>();
	const { language, texts } = useLanguage();
	const errorText = useErrorText();
	const logo = usePhotoUploads({ most: 1 });
	const [isLogoRemoved, removeLogo] = useState(false);
	const newLogo = logo.paths[0] ?? (isLogoRemoved ? null : undefined);
	const { form, field, props, send, errors } = useActionForm<CompanyValues, Company>({
		defaultValues: toValues(company),
		call: (typed) => call(putCompany, { body: toBody(typed, newLogo) }),
		refreshes: ['/api/owner/company'],
		done: t.saved,
		failed: null,
		onDone: (saved, { reset }, client) => {
			client.setQueryData(queryFor(getCompany).queryKey, saved);
			reset(toValues(saved));
			logo.change(() => []);
			removeLogo(false);
		},
	});
	const branches = useFieldArray({ control: form.control, name: 'branches', keyName: 'key' });
	const isNameFixed = company?.nameIsFixed ?? false;
	const nameLook = isNameFixed && { readOnly: true, className: 'bg-sunken!' };
	const nameHint = isNameFixed ? t.nameFixed : t.nameHint;
	return (
		<Panel title={t.title}>
			<form {...props} className="grid gap-5" data-testid="company-form">
				<div className="grid gap-5 lg:grid-cols-2">
					<Field label={t.nameAr} hint={nameHint} error={errors.nameAr}>
						<Input {...field('nameAr')} {...nameLook} dir="rtl" maxLength={80} autoComplete="organization" />
					</Field>
					<Field label={t.nameEn} error={errors.nameEn}>
						<Input {...field('nameEn')} {...nameLook} dir="ltr" maxLength={80} autoComplete="organization" />
					</Field>
				</div>
				<div className="grid max-w-md gap-2">
					{company?.logoUrl && !isLogoRemoved && logo.items.length === 0 && (
						<div className="flex items-center gap-3">
							<span className="size-16 overflow-hidden rounded-control border border-line">
								<Photo src={company.logoUrl} alt={t.logoOf(language === 'ar' ? company.nameAr : company.nameEn)} sizes="4rem" />
							</span>
							<Button variant="quiet" onClick={() => removeLogo(true)}>
								{t.removeLogo}
							</Button>
						</div>
					)}
					<p className="flex gap-2 font-medium text-sm">
						{t.logo}
						<span className="font-normal text-muted">({texts.kit.optional})</span>
					</p>
					<PhotoPicker label={t.logo} photos={logo} error={errors.logoUrl} />
				</div>
				<fieldset className="grid gap-4">
					<legend className="font-semibold">{t.branches}</legend>
					<p className="text-muted text-sm">{t.addressHint}</p>
					{branches.fields.map(({ key }, index) => (
						<BranchFields key={key} index={index} field={field} errors={errors} onRemove={() => branches.remove(index)} />
					))}
					{branches.fields.length < MAX_BRANCHES && (
						<Button variant="secondary" onClick={() => branches.append(emptyBranch)} className="justify-self-start">
							<Plus aria-hidden className="size-5" />
							{t.addBranch}
						</Button>
					)}
				</fieldset>
				{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
				<Button type="submit" variant="primary" disabled={logo.sending} busy={send.isPending && t.saving} className="sm:justify-self-start">
					{company ? t.save : t.create}
				</Button>
			</form>
		</Panel>
	);
}
