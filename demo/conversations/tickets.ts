/** What people of the demo ask the support, and what they are answered. */
export type DemoTicket = {
	/** Key of a person. */
	by: string;
	/** When it was opened, in hours before now. */
	hoursAgo: number;
	subject: string;
	lines: readonly Line[];
	isAboutAccount?: true;
	/** What admins write for each other. */
	comment?: string;
	/** The last answer solves it. */
	isSolved?: true;
};

/** Minutes after the line before; the first opens the request. */
type Line = readonly [side: 'PERSON' | 'SUPPORT', minutes: number, text: string];

export const demoTickets: readonly DemoTicket[] = [
	{
		by: 'zaid',
		hoursAgo: 0.6,
		subject: 'المالك لا يردّ، وموعد الاستلام بعد ساعتين',
		lines: [['PERSON', 0, 'اتصلت به مرتين ولم يرد. ماذا أفعل إذا لم يحضر؟']],
	},
	{
		by: 'mira',
		hoursAgo: 2.2,
		subject: 'Paid twice for one booking',
		lines: [['PERSON', 0, 'My bank shows two amounts of 90 JOD for the same trip. Please check which one is right.']],
	},
	{
		by: 'odai',
		hoursAgo: 3.5,
		subject: 'رُفضت رخصتي مع أنها سارية',
		lines: [['PERSON', 0, 'الصورة واضحة وتاريخ الانتهاء ظاهر. هل أرفع صورة أخرى؟']],
		isAboutAccount: true,
	},
	{
		by: 'leen',
		hoursAgo: 7,
		subject: 'Can my husband drive as well, although he is not on the agreement? We only decided yesterday',
		lines: [
			['PERSON', 0, 'We pick the car up on Thursday. He has had his licence for eleven years.'],
			[
				'SUPPORT',
				50,
				'Yes, if the owner offers an additional driver. Open your trip and choose "Drivers": he gets a link for his documents.',
			],
			['PERSON', 35, 'Thank you. The owner does not offer it. Can you ask?'],
		],
		comment: 'Asked the owner by phone, calls back this afternoon.',
	},
	{
		by: 'rami',
		hoursAgo: 11,
		subject: 'Payout to a new bank account',
		lines: [
			['PERSON', 0, 'I have changed banks. Does the payout of this week still go to the old account?'],
			['SUPPORT', 40, 'Not if you save the new IBAN before Wednesday. Your payout is sent with the batch of that day.'],
		],
	},
	{
		by: 'hashem',
		hoursAgo: 26,
		subject: 'فاتورة باسم الشركة',
		lines: [
			['PERSON', 0, 'أحتاج فاتورة باسم شركتي مع الرقم الضريبي عن رحلة الأسبوع الماضي.'],
			['SUPPORT', 95, 'تجد الفاتورة في صفحة رحلتك ضمن «المستندات». اسم الشركة يُكتب قبل الدفع ولا يمكن تغييره بعده.'],
		],
		isSolved: true,
	},
	{
		by: 'dima',
		hoursAgo: 50,
		subject: 'Change of my phone number',
		lines: [
			['PERSON', 0, 'My old number no longer exists, so I get no codes.'],
			['SUPPORT', 130, 'We have called you on the new number and changed it. You can log in with it now.'],
		],
		isAboutAccount: true,
		isSolved: true,
	},
	{
		by: 'ahmad',
		hoursAgo: 5,
		subject: 'سيارة لم تُعد في موعدها',
		lines: [['PERSON', 0, 'انتهى الإيجار قبل ساعات والمستأجر يقول إنه في الطريق. هل أطالب ببدل التأخير الآن أم بعد الإرجاع؟']],
	},
];
