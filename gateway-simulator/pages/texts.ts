/** The hosted pages' words, in English and Arabic; both have every key. */

import type { FieldProblem } from '../core/card-entry.ts';
import type { TestCard } from '../core/cards.ts';

export type Language = 'en' | 'ar';

const en = {
	gateway: 'Payment gateway simulator',
	noRealMoney: 'No real money moves',
	otherLanguage: 'العربية',
	currencyJod: 'JOD',
	amountDue: 'Amount to pay',
	reference: 'Invoice',
	payTo: 'Pay to',
	cardTitle: 'Pay by card',
	number: 'Card number',
	name: 'Name on card',
	expiry: 'Expiry date',
	expiryHint: 'MM/YY',
	cvv: 'CVV',
	cvvHint: '3 digits on the back',
	pay: 'Pay',
	cancel: 'Cancel and go back',
	errorPrefix: 'Error',
	fixErrors: 'Please check the fields marked below.',
	testCards: 'Simulator: no real money moves. Show the test cards',
	testCardsHelp: 'Choose a card to fill the form. The 3-D Secure code is 1234.',
	useCard: 'Use card',
	challengeTitle: 'Confirm with your bank',
	challengeIntro: 'Your bank asks you to confirm this payment. Enter the code that it sent you.',
	card: 'Card',
	code: 'Verification code',
	codeHint: 'Simulator: the code is 1234',
	confirm: 'Confirm payment',
	wrongCode: (left: number) => (left === 1 ? 'That code is not right. 1 try left.' : `That code is not right. ${left} tries left.`),
	codeMissing: 'Enter the code',
	silentTitle: 'Payment received',
	silentText: 'You can close this window.',
	paidTitle: 'This invoice is already paid',
	paidText: 'Nothing more will be charged.',
	backToMerchant: 'Back to the merchant',
	timeoutTitle: 'No answer from the bank',
	timeoutText: 'The answer did not arrive in time. Go back to the merchant to see whether you were charged before you pay again.',
	unknownTitle: 'Page not found',
	unknownText: 'This payment link is not valid. Go back to the merchant and start again.',
	footer: 'A stand-in for a card gateway, for trying things out. It takes test cards only.',
	problems: {
		'number-missing': 'Enter the card number',
		'number-wrong': 'This card number is not right. Check the digits.',
		'number-unknown': 'The simulator takes only its own test cards. Choose one below.',
		'name-missing': 'Enter the name as it stands on the card',
		'expiry-missing': 'Enter the expiry date',
		'expiry-format': 'Write the expiry date as MM/YY, for example 09/29',
		'expiry-past': 'This card has expired',
		'cvv-missing': 'Enter the CVV',
		'cvv-format': 'The CVV has 3 digits',
	} satisfies Record<FieldProblem, string>,
	cards: {
		success: 'Payment succeeds',
		declined: 'Declined by the bank',
		insufficient: 'Insufficient funds',
		authentication: '3-D Secure fails',
		timeout: 'Charged, then the answer times out',
		twice: 'Succeeds, webhook sent twice',
		late: 'Succeeds, webhook comes late',
		silent: 'Succeeds, no webhook and no return',
	} satisfies Record<TestCard['label'], string>,
};

type Texts = typeof en;

const ar: Texts = {
	gateway: 'محاكي بوابة الدفع',
	noRealMoney: 'لا تُسحب أموال حقيقية',
	otherLanguage: 'English',
	currencyJod: 'د.أ',
	amountDue: 'المبلغ المطلوب',
	reference: 'الفاتورة',
	payTo: 'الدفع إلى',
	cardTitle: 'الدفع بالبطاقة',
	number: 'رقم البطاقة',
	name: 'الاسم على البطاقة',
	expiry: 'تاريخ الانتهاء',
	expiryHint: 'شهر/سنة',
	cvv: 'رمز الأمان CVV',
	cvvHint: '3 أرقام خلف البطاقة',
	pay: 'ادفع',
	cancel: 'إلغاء والعودة',
	errorPrefix: 'خطأ',
	fixErrors: 'يرجى مراجعة الحقول المشار إليها أدناه.',
	testCards: 'محاكاة: لا تُسحب أموال حقيقية. عرض بطاقات التجربة',
	testCardsHelp: 'اختر بطاقة لتعبئة النموذج. رمز التحقق البنكي هو 1234.',
	useCard: 'استخدم البطاقة',
	challengeTitle: 'التأكيد مع البنك',
	challengeIntro: 'يطلب البنك تأكيد هذه العملية. أدخل الرمز الذي وصلك منه.',
	card: 'البطاقة',
	code: 'رمز التحقق',
	codeHint: 'محاكاة: الرمز هو 1234',
	confirm: 'تأكيد الدفع',
	wrongCode: (left: number) => (left === 1 ? 'الرمز غير صحيح. بقيت محاولة واحدة.' : 'الرمز غير صحيح. بقيت محاولتان.'),
	codeMissing: 'أدخل الرمز',
	silentTitle: 'تم استلام الدفعة',
	silentText: 'يمكنك إغلاق هذه الصفحة.',
	paidTitle: 'هذه الفاتورة مدفوعة',
	paidText: 'لن يُسحب أي مبلغ آخر.',
	backToMerchant: 'العودة إلى الموقع',
	timeoutTitle: 'لم يصل رد من البنك',
	timeoutText: 'لم يصل الرد في الوقت المحدد. عد إلى الموقع لمعرفة ما إذا تم الدفع قبل أن تحاول من جديد.',
	unknownTitle: 'الصفحة غير موجودة',
	unknownText: 'رابط الدفع غير صالح. عد إلى الموقع وابدأ من جديد.',
	footer: 'بديل تجريبي لبوابة دفع بالبطاقات، يقبل بطاقات التجربة فقط.',
	problems: {
		'number-missing': 'أدخل رقم البطاقة',
		'number-wrong': 'رقم البطاقة غير صحيح. تحقق من الأرقام.',
		'number-unknown': 'يقبل المحاكي بطاقات التجربة فقط. اختر واحدة منها أدناه.',
		'name-missing': 'أدخل الاسم كما هو على البطاقة',
		'expiry-missing': 'أدخل تاريخ الانتهاء',
		'expiry-format': 'اكتب تاريخ الانتهاء بصيغة شهر/سنة، مثل 09/29',
		'expiry-past': 'انتهت صلاحية هذه البطاقة',
		'cvv-missing': 'أدخل رمز الأمان',
		'cvv-format': 'رمز الأمان مكوّن من 3 أرقام',
	},
	cards: {
		success: 'تنجح العملية',
		declined: 'يرفضها البنك',
		insufficient: 'الرصيد غير كافٍ',
		authentication: 'يفشل التحقق البنكي',
		timeout: 'يُسحب المبلغ ثم لا يصل الرد',
		twice: 'تنجح، ويصل الإشعار مرتين',
		late: 'تنجح، ويتأخر الإشعار',
		silent: 'تنجح، بلا إشعار ولا عودة',
	},
};

const texts: Record<Language, Texts> = { en, ar };
export const textsOf = (language: Language): Texts => texts[language];

/** `?lang` wins; then the first of English and Arabic in Accept-Language; then English. */
export function chooseLanguage(asked: string | undefined, acceptLanguage: string | undefined): Language {
	if (asked === 'en' || asked === 'ar') return asked;
	const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
	return wanted.find((tag) => tag === 'en' || tag === 'ar') === 'ar' ? 'ar' : 'en';
}
