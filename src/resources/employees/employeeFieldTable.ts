// The employee fields of the API family, in its order, with labels and choices in this server's words. `familyFields.ts` reads it.

/**
 * A line is a field: its id, its type and its marks, its label, and the choices of a dropdown. Indented lines are the parts of the field
 * above. `edits` and `views` say who may change and see a field, unless it is HRIS admins and everybody; a part has the rights of its
 * field. Choices are preceded by what all their ids start with, and have a label where it is not the rest of the id.
 */
export const employeeFieldTable = `
firstname text | First name
middle_name text edits=employee | Middle name
lastname text | Last name
employee_number text autogenerate | Employee number
preferred_name text edits=employee | Preferred name
status dropdown history views=employee | Status | status_ active, draft, inactive
country country history edits=employee | Country
address location history edits=employee views=employee | Address
gender dropdown edits=employee views=employee | Gender | gender_ male, female, non_binary: Non-binary
marital_status_group composite history edits=employee views=employee | Marital status
  marital_status dropdown | Marital status | marital_status_ single, married, common_law: Common-law partnership, domestic_partnership
  marital_status_certificate file | Certificate
birthdate date edits=employee | Date of birth
phone_group composite multiple history edits=employee | Phone numbers
  phone_type dropdown | Kind | phone_type_ work, mobile, home, other
  phone phone | Phone number
  phone_ext numeric | Extension
chat_group composite multiple history edits=employee | Chat accounts
  chat_type dropdown | Service | chat_type_ skype, zoom, whatsapp: WhatsApp, messenger, google_meet: Google Meet, slack
  chat_username text | User name
work_email email | Work e-mail
personal_email email multiple history edits=employee | Private e-mail
social_group composite multiple history edits=employee | Social profiles
  social_type dropdown | Network | social_type_ facebook, twitter, linkedin: LinkedIn
  social_url text | Address of the profile
allergies text multiple edits=admin_or_employee views=admin_or_employee | Allergies
dietary_restrictions text multiple edits=admin_or_employee views=admin_or_employee | Dietary restrictions
garment_size_group composite multiple edits=admin_or_employee views=admin_or_employee | Garment sizes
  garment_size_type dropdown | Garment | garment_type_ shirt, t_shirt: T-shirt, jacket
  garment_size text | Size
job_title text history edits=manager | Job title
hire_date date views=employee | Day of hire
start_date date history | First day of work
legal_entity legalEntity history | Legal entity
department department history | Department
division dropdown history | Division
team dropdown history edits=manager | Team
reports_to employee history | Manager
direct_reports directReports | Direct reports
notice_period numeric views=employee | Notice period
probation_group composite multiple history views=employee | Probation periods
  probation_start_date date | First day
  probation_end_date date | Last day
  probation_note text | Note
employment_group composite multiple history views=employee | Employment
  employment_effective_date date | Valid from
  employment_status dropdown | Kind of employment | employement_type_ contractor, full_time: Full-time, part_time: Part-time
  employment_work_place dropdown | Place of work | employment_work_place_ onsite: On site, remote, hybrid
  employment_expiry_date date | Valid until
  employment_note text | Note
work_schedule workSchedule edits=manager | Work schedule
salary_group composite multiple history edits=manager views=employee | Salary
  salary_effective_date date | Valid from
  salary_pay_type dropdown | Kind of pay | salary_pay_type_ salary, hourly, commission_only
  salary_pay_rate payRate | Rate
  salary_pay_schedule dropdown | Paid | salary_pay_schedule_ monthly, every_15_days, annually, weekly, daily
  salary_overtime_status dropdown | Overtime | salary_overtime_status_ exempt, non_exempt: Not exempt
  salary_justification dropdown | Reason | salary_justification_ new_hire, adjustment, new_role, promotion, other
  salary_note text | Note
commission_group composite multiple history edits=manager views=employee | Commission
  commission_percentage percentage | Percentage
  commission_tier numeric | Tier
  commission_effective_date date | Valid from
  commission_pay_schedule dropdown | Paid | commission_pay_schedule_ montly: Monthly, every_15_days, annually, weekly, daily
  commission_reason dropdown | Reason
  commission_note text | Note
bonus_group composite multiple history edits=manager views=employee | Bonus
  bonus_amount currency | Amount
  bonus_salary_percentage percentage | Percentage of the salary
  bonus_effective_date date | Valid from
  bonus_pay_schedule dropdown | Paid | bonus_pay_schedule_ monthly, every_15_days, annually, weekly, daily
  bonus_reason dropdown | Reason
  bonus_note text | Note
stock_options_group composite multiple history edits=manager views=employee | Stock options
  stock_options_price currency | Price
  stock_options_grant_date date | Granted on
  stock_options_vesting_date date | Vested on
  stock_options_plan dropdown | Plan
  stock_options_note text | Note
assets_group composite multiple history edits=manager views=employee | Equipment
  assets_name text | Name
  assets_grant_date date | Handed over on
  assets_expiry_date date | Due back on
  assets_note text | Note
credit_card_group composite multiple history edits=admin_or_employee views=admin_or_employee | Company credit cards
  credit_card_number text | Number
  credit_card_type dropdown | Brand | credit_card_type_ visa, mastercard, amex: American Express
  credit_card_expiration_date date | Valid until
  credit_card_cardholder text | Holder
  credit_card_grant_date date | Handed over on
  credit_card_note text | Note
bank_details_group composite history edits=admin_or_employee views=admin_or_employee | Bank account
  bank_details_bank_name text | Bank
  bank_details_iban text | IBAN
  bank_details_account_number text | Account number
  bank_details_bic text | BIC
  bank_details_transit_number text | Transit number
  bank_details_bank_state_branch text | Branch
  bank_details_routing_number text | Routing number
  bank_details_sort_code text | Sort code
social_security_number_group composite history edits=admin_or_employee views=admin_or_employee | Social security number
  social_security_number_number text | Number
  social_security_number_issue_date date | Issue date
  social_security_number_file file | File
national_identification_number_group composite history edits=admin_or_employee views=admin_or_employee | National identity number
  national_identification_number_number text | Number
  national_identification_number_issue_date date | Issue date
  national_identification_number_file file | File
social_insurance_number_group composite multiple history edits=admin_or_employee views=admin_or_employee | Social insurance number
  social_insurance_number_number text | Number
  social_insurance_number_issue_date date | Issue date
  social_insurance_number_insurance_carrier dropdown | Insurance carrier
  social_insurance_number_file file | File
tax_identification_number_group composite history edits=admin_or_employee views=admin_or_employee | Tax number
  tax_identification_number_number text | Number
  tax_identification_number_issue_date date | Issue date
  tax_identification_number_file file | File
nationality country edits=admin_or_employee views=admin_or_employee | Nationality
birthPlace location edits=admin_or_employee views=admin_or_employee | Place of birth
citizenship country multiple edits=admin_or_employee views=admin_or_employee | Citizenship
passport_group composite multiple history edits=admin_or_employee views=admin_or_employee | Passports
  passport_country country | Country
  passport_number text | Number
  passport_issue_date date | Issue date
  passport_expiration_date date | Expiration date
  passport_attachment file | Copy
visa_group composite multiple history edits=admin_or_employee views=admin_or_employee | Visas
  visa_country country | Country
  visa_type dropdown | Type
  visa_number text | Number
  visa_issue_date date | Issue date
  visa_expiration_date date | Expiration date
  visa_attachment file | Copy
driver_license_group composite multiple edits=admin_or_employee views=admin_or_employee | Driving licences
  driver_license_country country | Country
  driver_license_state text | State or province
  driver_license_number text | Number
  driver_license_class text | Class
  driver_license_issue_date date | Issue date
  driver_license_expiration_date date | Expiration date
  driver_license_attachment file | Copy
education_group composite multiple edits=employee views=employee | Education
  education_start_date date monthYear | Start date
  education_end_date date monthYear | End date
  education_degree text | Degree
  education_field_of_study text | Field of study
  education_school text | School
work_experience_group composite multiple edits=employee views=employee | Work experience
  work_experience_start_date date monthYear | Start date
  work_experience_end_date date monthYear | End date
  work_experience_job_title text | Job title
  work_experience_company text | Company
  work_experience_summary paragraph | Summary
  work_experience_present boolean | Still works there
skills text multiple edits=employee views=employee | Skills
language text multiple edits=employee views=employee | Languages
resume file edits=employee views=employee | Resume
contact_group composite multiple edits=employee views=employee | Emergency contacts
  contact_name text | Name
  contact_relationship dropdown | Relationship | contact_relationship_type_ husband, wife, partner, mother, father, brother, sister, son, daughter, friend, other
  contact_phone phone | Phone
  contact_email email | Email
  contact_country country | Country
  contact_address location | Address
`
