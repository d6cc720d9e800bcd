// Written by `make generate` from the contract: never edit it.
export interface paths {
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's accounts
         * @description Returns the accounts that the token opens. An account token and a partner's service token open
         *     exactly one. The answer is the same on every host; it is never paged.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{subdomain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Returns the account with this subdomain. Any account that the token does not open is answered
         *     404, whether it exists or not.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's custom attributes
         * @description Returns the fields that the account adds to its candidates, oldest first, all in one answer of at
         *     most 1000. Attributes that are switched off are returned too, with `enabled` false.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listCustomAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disqualification_reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the disqualification reasons
         * @description Returns the reasons from which the account chooses when it disqualifies a candidate, in the account's
         *     order, all in one answer of at most 1000.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listDisqualificationReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's jobs
         * @description Returns the account's jobs, oldest first, without their texts. Filters are combined: a job is
         *     returned when all of them hold. Without `state` jobs of every state are returned. With
         *     `include_fields` each job carries the texts asked for.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Returns one job with its texts.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/application_form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job's application form
         * @description Returns what an applicant fills in: the fields that the job takes from the fixed set of fields, and
         *     the job's questions. Name and e-mail are asked for on every form and not listed.
         *
         *     The set of fields, in their order: `headline`, `phone`, `address`, `avatar`, `education`,
         *     `experience`, `summary`, `resume`, `cover_letter`.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["getJobApplicationForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/custom_attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's custom attributes
         * @description Returns the custom attributes that the job asks for, in the job's order, all in one answer of at most
         *     1000. Attributes that the account has switched off are left out.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobCustomAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's members
         * @description Returns the active members who work on the job, oldest first, with what each of them is there, all in
         *     one answer of at most 1000. Members who would join by a rule, and deactivated ones, are not listed.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's questions
         * @description Returns the questions that the job asks its applicants, in their order on the form, all in one
         *     answer of at most 1000.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/recruiters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's recruiters
         * @description Returns the external recruiters who work on the job, oldest first, all in one answer of at most
         *     1000. The same as `GET /recruiters` with `shortcode`.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobRecruiters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's stages
         * @description Returns the stages that the job's candidates go through, first to last. Every job has the account's
         *     pipeline: the answer is that of `GET /stages`.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's members
         * @description Returns the account's members, oldest first. Filters are combined: a member is returned when
         *     all of them hold. Without `status` only active members are returned.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate a member
         * @description Deactivates a member. The record stays, can be listed with `status=inactive`, and can be
         *     enabled again. The request has no body; one that is sent is not read.
         *
         *     The answer is 422, and nothing changes, when the member is the account's last active admin,
         *     its last active HR admin or the only active member who is both, and when the member is inactive
         *     already.
         *
         *     Scope: `w_members`. All token kinds; with a user token the member must have the role `admin`,
         *     else the answer is 403.
         */
        delete: operations["deactivateMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a member
         * @description Reactivates a deactivated member, with the roles they had. Enabling a member who is active
         *     already changes nothing and is answered 204 as well. The request has no body; one that is sent
         *     is not read.
         *
         *     Scope: `w_members`. All token kinds; with a user token the member must have the role `admin`,
         *     else the answer is 403.
         */
        post: operations["enableMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's recruiters
         * @description Returns the account's external recruiters, oldest first, all in one answer of at most 1000. With
         *     `shortcode` only those are returned who work on that job.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listRecruiters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's stages
         * @description Returns the stages of the account's pipeline, first to last, all in one answer of at most 1000.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A customer account. Everything else in this API belongs to one. */
        Account: {
            /**
             * @description What the account says about itself. It may contain HTML.
             * @example Nordlicht Robotics builds mobile robots for ports and warehouses.
             */
            description: string | null;
            /**
             * @description The account's unique key.
             * @example 019a00a1e0000001
             */
            id: string;
            /**
             * @description The account's name.
             * @example Nordlicht Robotics
             */
            name: string;
            /**
             * @description The account's subdomain, the first label of its host.
             * @example nordlicht
             */
            subdomain: string;
            /**
             * @description The same in a sentence.
             * @example Mobile robots for ports and warehouses
             */
            summary: string | null;
            /**
             * @description The address of the account's web site.
             * @example https://www.nordlicht-robotics.example
             */
            website_url: string | null;
        };
        /** @description The accounts that a token opens. */
        AccountList: {
            /** @description The accounts, oldest first. */
            accounts: components["schemas"]["Account"][];
        };
        /** @description What an applicant for a job fills in. */
        ApplicationForm: {
            /** @description The fields of the form beside name and e-mail, in the order of the set. Empty when the form has no others. */
            form_fields: components["schemas"]["FormField"][];
            /** @description The job's questions in their order on the form. */
            questions: components["schemas"]["Question"][];
        };
        /** @description One of the values that can be chosen. */
        AttributeChoice: {
            /**
             * @description The value itself.
             * @example One month
             */
            body: string;
            /**
             * @description What helps to choose it.
             * @example To the end of a calendar month
             */
            hint: string | null;
            /**
             * @description The choice's id.
             * @example 019a00a1ebb80003
             */
            id: string;
            translations: components["schemas"]["AttributeTranslations"];
        };
        /**
         * @description Who fills the attribute in: the candidate in the application form, or a user, who is a member of
         *     the account. Values may be added.
         * @example candidate
         * @enum {string}
         */
        AttributeProvider: "candidate" | "user";
        /** @description The texts of a choice in one language. */
        AttributeTranslation: {
            /**
             * @description The value itself.
             * @example One month
             */
            body: string;
            /**
             * @description What helps to choose it.
             * @example To the end of a calendar month
             */
            hint: string | null;
        };
        /** @description The choice in each language that it is kept in. Languages may be added. */
        AttributeTranslations: {
            en: components["schemas"]["AttributeTranslation"];
        };
        /**
         * @description What a custom attribute holds. Values may be added.
         * @example dropdown
         * @enum {string}
         */
        AttributeType: "short_text" | "free_text" | "boolean" | "numeric" | "date" | "dropdown" | "multiple_choice" | "file";
        /** @description One of the answers that can be chosen. */
        Choice: {
            /**
             * @description The answer itself.
             * @example ROS 2
             */
            body: string;
            /**
             * @description The choice's id.
             * @example 019b8d9969000007
             */
            id: string;
        };
        /** @description A department of a rule, or any. */
        CollaborationDepartment: {
            /**
             * @description True when the rule covers every department; `id` is then left out.
             * @example true
             */
            any?: boolean;
            /**
             * @description The department's id.
             * @example 019a00a1e0000003
             */
            id?: string;
        };
        /** @description A location of a rule, or any. The keys that are given narrow it down. */
        CollaborationLocation: {
            /**
             * @description True when the rule covers every location; the other keys are then left out.
             * @example true
             */
            any?: boolean;
            /**
             * @description The city.
             * @example Hamburg
             */
            city?: string;
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            country_code?: string;
            /**
             * @description The state or region, as a code within the country.
             * @example HH
             */
            state_code?: string;
        };
        /**
         * @description What a member is on a job, or on the jobs of a rule. Values may be added.
         * @example hiring_manager
         * @enum {string}
         */
        CollaborationRole: "admin" | "recruiting_admin" | "hiring_manager" | "simple" | "reviewer";
        /** @description Makes the member a collaborator of every job in these departments and locations. */
        CollaborationRule: {
            /** @description The departments whose jobs the rule covers. */
            departments: components["schemas"]["CollaborationDepartment"][];
            /** @description The locations whose jobs the rule covers. */
            locations: components["schemas"]["CollaborationLocation"][];
            role: components["schemas"]["CollaborationRole"];
        };
        /** @description A field that an account adds to its candidates. */
        CustomAttribute: {
            /** @description What can be chosen. Only with `dropdown` and `multiple_choice`. */
            choices?: components["schemas"]["AttributeChoice"][];
            /**
             * @description False when the account has switched the attribute off.
             * @example true
             */
            enabled: boolean;
            /**
             * @description What helps to fill it in.
             * @example As in the current contract
             */
            hint: string | null;
            /**
             * @description The attribute's id.
             * @example 019a00a1ebb80001
             */
            id: string;
            /**
             * @description The attribute's name.
             * @example Notice period
             */
            label: string;
            /**
             * @description True when exactly one choice can be taken. Only with `dropdown` (true) and `multiple_choice`
             *     (false).
             * @example true
             */
            single_answer?: boolean;
            type: components["schemas"]["AttributeType"];
        };
        /** @description The custom attributes of an account. */
        CustomAttributeList: {
            /** @description The attributes, oldest first. */
            custom_attributes: components["schemas"]["CustomAttribute"][];
        };
        /** @description A department in a job's hierarchy. */
        DepartmentRef: {
            /**
             * Format: int64
             * @description The department's number in the hierarchy.
             * @example 2
             */
            id: number;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            name: string;
        };
        /** @description Why a candidate is disqualified. */
        DisqualificationReason: {
            /**
             * @description True when it was the candidate who withdrew.
             * @example true
             */
            candidate_withdrew: boolean;
            /**
             * @description The reason itself.
             * @example Accepted another offer
             */
            description: string;
            /**
             * @description The reason's id.
             * @example 019a00a1e7d00005
             */
            id: string;
            /**
             * Format: int32
             * @description The reason's place in the account's order, from 1.
             * @example 5
             */
            position: number;
        };
        /** @description The reasons by position. */
        DisqualificationReasonList: components["schemas"]["DisqualificationReason"][];
        /** @description What every error answers. No key is promised: some operations answer an empty object. */
        ErrorBody: {
            /**
             * @description What is wrong, in a sentence for people. Its wording may change.
             * @example Not found
             */
            error?: string;
            validation_errors?: components["schemas"]["ValidationErrors"];
        };
        /** @description A field of an application form. */
        FormField: {
            /** @description The parts of the field. Only with `complex`. */
            fields?: components["schemas"]["FormPart"][];
            /**
             * @description The field's key, which is also its name in a candidate. Values may be added.
             * @example phone
             */
            key: string;
            /**
             * @description What stands beside the field.
             * @example Phone
             */
            label: string;
            /**
             * Format: int32
             * @description The largest size of a file in bytes. Only with `file`.
             * @example 5242880
             */
            max_file_size?: number;
            /**
             * Format: int32
             * @description How many characters the field takes at most. Absent where there is no limit of its own.
             * @example 255
             */
            max_length?: number;
            /**
             * @description True when the field is filled in several times, once for each school or position. Only with `complex`.
             * @example true
             */
            multiple?: boolean;
            /**
             * @description True when the field must be filled in.
             * @example true
             */
            required: boolean;
            /** @description The extensions of the files that are taken. Only with `file`. */
            supported_file_types?: string[];
            type: components["schemas"]["FormFieldType"];
        };
        /**
         * @description What a field holds; `complex` is one that has parts. Values may be added.
         * @example string
         * @enum {string}
         */
        FormFieldType: "string" | "free_text" | "boolean" | "date" | "file" | "complex";
        /** @description A part of a complex field. */
        FormPart: {
            /**
             * @description The part's key within the field.
             * @example school
             */
            key: string;
            /**
             * @description What stands beside the part.
             * @example School
             */
            label: string;
            /**
             * Format: int32
             * @description How many characters the part takes at most. Absent where there is no limit of its own.
             * @example 255
             */
            max_length?: number;
            /**
             * @description True when an entry of the field is not complete without it.
             * @example true
             */
            required: boolean;
            type: components["schemas"]["FormFieldType"];
        };
        /**
         * @description The member's role in HR. Values may be added.
         * @example hris_employee
         * @enum {string}
         */
        HrisRole: "hris_admin" | "hris_employee" | "hris_limited" | "hris_no_access";
        /** @description A job as it stands in a list. */
        Job: {
            /**
             * @description The page of the application form.
             * @example http://nordlicht.localhost:3000/jobs/1/candidates/new
             */
            application_url: string;
            /**
             * @description What the job offers, as HTML. Present when `include_fields` asks for it.
             * @example <ul><li>30 days of holiday</li></ul>
             */
            benefits?: string | null;
            /**
             * @description The account's own code for the job.
             * @example ENG-014
             */
            code: string | null;
            /**
             * @description True when the job is kept from members who do not work on it.
             * @example false
             */
            confidential: boolean;
            /**
             * Format: date-time
             * @description When the job was created.
             * @example 2026-01-05T10:00:00Z
             */
            created_at: string;
            /**
             * @description The name of the job's department.
             * @example Motion Control
             */
            department: string | null;
            /** @description The job's department with all departments above it, root first. Empty when it has none. */
            department_hierarchy: components["schemas"]["DepartmentRef"][];
            /**
             * @description What the job is, as HTML. Present when `include_fields` asks for it.
             * @example <p>You write the software that moves our port robots.</p>
             */
            description?: string | null;
            /**
             * @description Description, requirements and benefits joined, as HTML. Present when `include_fields` asks for it.
             * @example <p>You write the software that moves our port robots.</p><ul><li>30 days of holiday</li></ul>
             */
            full_description?: string | null;
            /**
             * @description The title with the code, as `title - code`; the title alone when there is no code.
             * @example Robotics Software Engineer - ENG-014
             */
            full_title: string;
            /**
             * @description The job's id.
             * @example 019b8d9969000001
             */
            id: string;
            /** @description Words under which the job is found. Null when none are set. */
            keywords: string[] | null;
            location: components["schemas"]["JobLocation"];
            /** @description All places of the job, the main one first. Empty when none is set. */
            locations: components["schemas"]["JobSite"][];
            /**
             * @description What the job asks for, as HTML. Present when `include_fields` asks for it.
             * @example <ul><li>Four years of C++ on real machines</li></ul>
             */
            requirements?: string | null;
            salary: components["schemas"]["Salary"];
            /**
             * @description True for a job that came with the account as a sample.
             * @example false
             */
            sample: boolean;
            /**
             * @description The key that addresses the job, 10 upper-case hexadecimal digits.
             * @example 4F0A7C92BD
             */
            shortcode: string;
            /**
             * @description A short address of the job.
             * @example http://apply.localhost:3000/j/4F0A7C92BD
             */
            shortlink: string;
            state: components["schemas"]["JobState"];
            /**
             * @description The job's title.
             * @example Robotics Software Engineer
             */
            title: string;
            /**
             * Format: date-time
             * @description When the job was last changed.
             * @example 2026-02-20T15:41:07Z
             */
            updated_at: string;
            /**
             * @description The job's page in the web application. Its number is not an id of this API.
             * @example http://nordlicht.localhost:3000/jobs/1
             */
            url: string;
            workplace_type: components["schemas"]["WorkplaceType"];
        };
        /** @description A custom attribute that a job asks for. */
        JobCustomAttribute: {
            /** @description What can be chosen. Only with `dropdown` and `multiple_choice`. */
            choices?: components["schemas"]["Choice"][];
            /**
             * @description The attribute's id, the same as in the account's list.
             * @example 019a00a1ebb80001
             */
            id: string;
            /**
             * @description The attribute's name.
             * @example Notice period
             */
            label: string;
            /**
             * Format: int32
             * @description The largest size of a file in bytes. Only with `file`.
             * @example 20971520
             */
            max_file_size?: number;
            provider: components["schemas"]["AttributeProvider"];
            /**
             * @description True when it must be filled in on this job.
             * @example true
             */
            required: boolean;
            /**
             * @description True when exactly one choice can be taken. Only with `dropdown` (true) and `multiple_choice`
             *     (false).
             * @example true
             */
            single_answer?: boolean;
            /** @description The extensions of the files that are taken. Only with `file`. */
            supported_file_types?: string[];
            type: components["schemas"]["AttributeType"];
        };
        /** @description The custom attributes that a job asks for. */
        JobCustomAttributeList: {
            /** @description The attributes in the job's order. */
            custom_attributes: components["schemas"]["JobCustomAttribute"][];
        };
        /** @description A job with its texts. */
        JobDetail: {
            /**
             * @description The page of the application form.
             * @example http://nordlicht.localhost:3000/jobs/1/candidates/new
             */
            application_url: string;
            /**
             * @description What the job offers, as HTML.
             * @example <ul><li>30 days of holiday</li></ul>
             */
            benefits: string | null;
            /**
             * @description The account's own code for the job.
             * @example ENG-014
             */
            code: string | null;
            /**
             * @description True when the job is kept from members who do not work on it.
             * @example false
             */
            confidential: boolean;
            /**
             * Format: date-time
             * @description When the job was created.
             * @example 2026-01-05T10:00:00Z
             */
            created_at: string;
            /**
             * @description The name of the job's department.
             * @example Motion Control
             */
            department: string | null;
            /** @description The job's department with all departments above it, root first. Empty when it has none. */
            department_hierarchy: components["schemas"]["DepartmentRef"][];
            /**
             * @description What the job is, as HTML.
             * @example <p>You write the software that moves our port robots.</p>
             */
            description: string | null;
            /**
             * @description The education asked for.
             * @example Bachelor's Degree
             */
            education: string | null;
            /**
             * @description The kind of employment.
             * @example Full-time
             */
            employment_type: string | null;
            /**
             * @description The experience asked for.
             * @example Mid-Senior level
             */
            experience: string | null;
            /**
             * @description Description, requirements and benefits joined, as HTML.
             * @example <p>You write the software that moves our port robots.</p><ul><li>30 days of holiday</li></ul>
             */
            full_description: string | null;
            /**
             * @description The title with the code, as `title - code`; the title alone when there is no code.
             * @example Robotics Software Engineer - ENG-014
             */
            full_title: string;
            /**
             * @description The kind of work.
             * @example Engineering
             */
            function: string | null;
            /**
             * @description The job's id.
             * @example 019b8d9969000001
             */
            id: string;
            /**
             * @description The industry.
             * @example Industrial Automation
             */
            industry: string | null;
            /** @description Words under which the job is found. Null when none are set. */
            keywords: string[] | null;
            location: components["schemas"]["JobDetailLocation"];
            /** @description All places of the job, the main one first. Empty when none is set. */
            locations: components["schemas"]["JobSite"][];
            /**
             * @description What the job asks for, as HTML.
             * @example <ul><li>Four years of C++ on real machines</li></ul>
             */
            requirements: string | null;
            salary: components["schemas"]["Salary"];
            /**
             * @description The key that addresses the job, 10 upper-case hexadecimal digits.
             * @example 4F0A7C92BD
             */
            shortcode: string;
            /**
             * @description A short address of the job.
             * @example http://apply.localhost:3000/j/4F0A7C92BD
             */
            shortlink: string;
            state: components["schemas"]["JobState"];
            /**
             * @description The job's title.
             * @example Robotics Software Engineer
             */
            title: string;
            /**
             * Format: date-time
             * @description When the job was last changed.
             * @example 2026-02-20T15:41:07Z
             */
            updated_at: string;
            /**
             * @description The job's page in the web application. Its number is not an id of this API.
             * @example http://nordlicht.localhost:3000/jobs/1
             */
            url: string;
            workplace_type: components["schemas"]["WorkplaceType"];
        };
        /** @description The main place of a job. What is not known is null. */
        JobDetailLocation: {
            /**
             * @description The city.
             * @example Hamburg
             */
            city: string | null;
            /**
             * @description The name of the country.
             * @example Germany
             */
            country: string | null;
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description The name of the region or state.
             * @example Hamburg
             */
            region: string | null;
            /**
             * @description The region, as a code within the country.
             * @example HH
             */
            region_code: string | null;
            /**
             * @description True when the work can be done from anywhere.
             * @example false
             */
            telecommuting: boolean;
            workplace_type: components["schemas"]["WorkplaceType"];
            /**
             * @description The postal code.
             * @example 20457
             */
            zip_code: string | null;
        };
        /**
         * @description A text that a list of jobs can carry. Values may be added.
         * @example requirements
         * @enum {string}
         */
        JobField: "description" | "full_description" | "requirements" | "benefits";
        /** @description The main place of a job in a list. What is not known is null. */
        JobLocation: {
            /**
             * @description The city.
             * @example Hamburg
             */
            city: string | null;
            /**
             * @description The name of the country.
             * @example Germany
             */
            country: string | null;
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description The whole location in one line.
             * @example Hamburg, Germany
             */
            location_str: string | null;
            /**
             * @description The name of the region or state.
             * @example Hamburg
             */
            region: string | null;
            /**
             * @description The region, as a code within the country.
             * @example HH
             */
            region_code: string | null;
            /**
             * @description True when the work can be done from anywhere.
             * @example false
             */
            telecommuting: boolean;
            workplace_type: components["schemas"]["WorkplaceType"];
            /**
             * @description The postal code.
             * @example 20457
             */
            zip_code: string | null;
        };
        /** @description A member as one of those who work on a job. */
        JobMember: {
            collaboration_role: components["schemas"]["CollaborationRole"];
            /**
             * @description The member's e-mail address.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string;
            /**
             * @description What the member does, in a line.
             * @example Engineering Manager, Motion Control
             */
            headline: string | null;
            /**
             * @description The member's id.
             * @example 019a060a9c300001
             */
            id: string;
            /**
             * @description The member's full name.
             * @example Jonas Weber
             */
            name: string;
            role: components["schemas"]["MemberRole"];
            /**
             * @description The kind of record, always `Member`.
             * @example Member
             */
            type: string;
        };
        /** @description The members who work on a job. */
        JobMemberList: {
            /** @description The members, oldest first. */
            members: components["schemas"]["JobMember"][];
        };
        /** @description A page of jobs. */
        JobPage: {
            /** @description The jobs, oldest first. */
            jobs: components["schemas"]["Job"][];
            paging?: components["schemas"]["Paging"];
        };
        /** @description One of the places of a job. What is not known is null. */
        JobSite: {
            /**
             * @description The city.
             * @example Hamburg
             */
            city: string | null;
            /**
             * @description Latitude and longitude in degrees, separated by a comma and a space.
             * @example 53.5438, 9.9933
             */
            coords: string | null;
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description The name of the country.
             * @example Germany
             */
            country_name: string | null;
            /**
             * @description True when the place is not shown to applicants.
             * @example false
             */
            hidden: boolean;
            /**
             * @description The short code of the place, where it has one.
             * @example HAM1
             */
            shortcode: string | null;
            /**
             * @description The state or region, as a code within the country.
             * @example HH
             */
            state_code: string | null;
            /**
             * @description The name of the region within the country.
             * @example Hamburg
             */
            subregion: string | null;
            /**
             * @description The postal code.
             * @example 20457
             */
            zip_code: string | null;
        };
        /**
         * @description The state of a job; `closed` is one that is filled or used internally. Values may be added.
         * @example published
         * @enum {string}
         */
        JobState: "draft" | "published" | "closed" | "archived";
        /** @description A person in the account who takes part in hiring. */
        Member: {
            /**
             * @description False when the member is deactivated.
             * @example true
             */
            active: boolean;
            /** @description Which jobs the member joins without being asked, and as what. Empty when none. */
            collaboration_rules: components["schemas"]["CollaborationRule"][];
            /**
             * @description The member's e-mail address.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string;
            /**
             * @description What the member does, in a line.
             * @example Engineering Manager, Motion Control
             */
            headline: string | null;
            /**
             * @description How far the member's HR role reaches. Null when nothing limits it.
             * @example null
             */
            hris_member_scope: string | null;
            hris_role: components["schemas"]["HrisRole"];
            /**
             * @description The member's id.
             * @example 019a060a9c300001
             */
            id: string;
            /**
             * @description The member's full name.
             * @example Jonas Weber
             */
            name: string;
            role: components["schemas"]["MemberRole"];
            /**
             * @description All roles of the member: `ats.admin`, `ats.simple`, `ats.reviewer`, `hris.admin`,
             *     `hris.employee`, `hris.limited`, `hris.no_access`, `workable.superadmin`, or the name of a
             *     permission set. Values may be added.
             */
            roles: string[];
            /**
             * @description The kind of record, always `Member`.
             * @example Member
             */
            type: string;
        };
        /** @description A page of members. */
        MemberPage: {
            /** @description The members, oldest first. */
            members: components["schemas"]["Member"][];
            paging?: components["schemas"]["Paging"];
        };
        /**
         * @description The member's role in hiring. Values may be added.
         * @example simple
         * @enum {string}
         */
        MemberRole: "admin" | "simple" | "reviewer" | "no_access" | "recruiter";
        /** @description Where a collection goes on. Absent on the last page. */
        Paging: {
            /**
             * @description The whole address of the next page: the request's own, with `limit` and with `since_id`
             *     set to the id of the next page's first item.
             * @example http://localhost:3000/spi/v3/jobs?limit=2&since_id=019caeddd6e00001
             */
            next: string;
        };
        /** @description A question to the applicants of a job. */
        Question: {
            /**
             * @description The question itself.
             * @example When could you start?
             */
            body: string;
            /** @description What can be chosen. Only with `dropdown` and `multiple_choice`. */
            choices?: components["schemas"]["Choice"][];
            /**
             * @description The question's id.
             * @example 019b8d996900000a
             */
            id: string;
            /**
             * Format: int32
             * @description The largest size of a file in bytes. Only with `file`.
             * @example 20971520
             */
            max_file_size?: number;
            /**
             * @description True when the question must be answered.
             * @example false
             */
            required: boolean;
            /**
             * @description True when exactly one choice can be taken. Only with `dropdown` (true) and `multiple_choice`
             *     (false).
             * @example true
             */
            single_answer?: boolean;
            /** @description The extensions of the files that are taken. Only with `file`. */
            supported_file_types?: string[];
            type: components["schemas"]["QuestionType"];
        };
        /** @description The questions of a job. */
        QuestionList: {
            /** @description The questions in their order on the form. */
            questions: components["schemas"]["Question"][];
        };
        /**
         * @description How a question is answered. Values may be added.
         * @example multiple_choice
         * @enum {string}
         */
        QuestionType: "free_text" | "short_text" | "boolean" | "multiple_choice" | "dropdown" | "numeric" | "date" | "file";
        /** @description A recruiter who works for the account from outside. */
        Recruiter: {
            /**
             * @description The recruiter's e-mail address.
             * @example annika@kuestenkopf-personal.example
             */
            email: string;
            /**
             * @description The recruiter's id.
             * @example 019a6cfe5a800001
             */
            id: string;
            /**
             * @description The recruiter's full name.
             * @example Annika Thomsen
             */
            name: string;
        };
        /** @description External recruiters. */
        RecruiterList: {
            /** @description The recruiters, oldest first. */
            recruiters: components["schemas"]["Recruiter"][];
        };
        /**
         * @description The roles that members can be filtered by. Values may be added.
         * @example simple
         * @enum {string}
         */
        RoleFilter: "simple" | "admin" | "reviewer";
        /** @description What the job pays. What is not set is null. */
        Salary: {
            /**
             * @description The currency, as an ISO 4217 code in lower case.
             * @example eur
             */
            salary_currency: string | null;
            /**
             * Format: int64
             * @description The lower end, in whole units of the currency.
             * @example 68000
             */
            salary_from: number | null;
            /**
             * Format: int64
             * @description The upper end, in whole units of the currency.
             * @example 82000
             */
            salary_to: number | null;
        };
        /** @description A step of a pipeline. */
        Stage: {
            /**
             * Format: int64
             * @description The stage's number.
             * @example 3
             */
            id: number;
            /**
             * @description The stage's key, in the form of the ids of other resources.
             * @example 019a00a1e3e80003
             */
            identifier: string;
            /**
             * @description What happens in the stage: `sourced`, `applied`, `shortlisted`, `phone-screen`, `assessment`,
             *     `interview`, `offer` or `hired`. Values may be added.
             * @example phone-screen
             */
            kind: string;
            /**
             * @description The stage's name.
             * @example Phone Screen
             */
            name: string;
            /**
             * Format: int32
             * @description The stage's place in the pipeline, from 1.
             * @example 3
             */
            position: number;
            /**
             * @description The word that stands for the stage where an operation takes one; unique within the account.
             * @example phone-screen
             */
            slug: string;
        };
        /** @description The stages of a pipeline. */
        StageList: {
            /** @description The stages by position. */
            stages: components["schemas"]["Stage"][];
        };
        /**
         * @description The states that members can be filtered by. Values may be added.
         * @default active
         * @example active
         * @enum {string}
         */
        StatusFilter: "active" | "inactive" | "all";
        /**
         * @description Each wrong field or parameter with what is wrong with it, one message per fault. Absent when
         *     the error is not about a single field.
         */
        ValidationErrors: {
            [key: string]: string[];
        };
        /**
         * @description Where the work is done. Values may be added.
         * @example hybrid
         * @enum {string}
         */
        WorkplaceType: "on_site" | "hybrid" | "remote";
    };
    responses: {
        /**
         * @description A parameter has a value that it cannot have, or one that takes a single value is repeated.
         *     `validation_errors` names each of them.
         */
        BadRequest: {
            headers: {
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "limit must be at least 1",
                 *       "validation_errors": {
                 *         "limit": [
                 *           "must be at least 1"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is valid but lacks the scope that this operation takes. */
        Forbidden: {
            headers: {
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "This token lacks the scope r_jobs"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The server failed. The answer says no more than that; the details are logged under the
         *     answer's `X-Request-Id`.
         */
        InternalError: {
            headers: {
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Internal error"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description There is no such thing in the token's account. Unknown ids, malformed ids, what belongs to
         *     another account, and another account's host or path prefix are all answered alike.
         */
        NotFound: {
            headers: {
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Not found"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The server cannot answer at the moment, for example while its database restarts. Nothing was
         *     changed, unless the connection broke in the very moment of the change. Repeat the call after
         *     `Retry-After` seconds.
         */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The service is briefly unavailable, please retry"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The client has used up the calls of this window. Repeat the call after `Retry-After` seconds;
         *     a refused call does not count further.
         */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Rate limit exceeded, retry in 3 seconds"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The token is missing, malformed, expired or revoked. The answer is the same in all these cases
         *     and on every host.
         */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Not authorized"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is well formed, but a rule forbids the change. `error` says which. */
        Unprocessable: {
            headers: {
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Only the member with this e-mail address: the whole address, upper and lower case alike.
         * @example jonas.weber@nordlicht-robotics.example
         */
        ByEmail: string;
        /**
         * @description A job's shortcode: only those who work on that job. A job that the account does not have, or a
         *     value that cannot be a shortcode, is answered 404.
         * @example 4F0A7C92BD
         */
        ByJob: string;
        /**
         * @description Only members with exactly this full name, upper and lower case distinguished.
         * @example Jonas Weber
         */
        ByName: string;
        /**
         * @description Only members with this role.
         * @example simple
         */
        ByRole: components["schemas"]["RoleFilter"];
        /**
         * @description Only jobs in one of these states. Repeat the parameter for several:
         *     `state=published&state=closed`.
         * @example [
         *       "published"
         *     ]
         */
        ByState: components["schemas"]["JobState"][];
        /**
         * @description Active members, deactivated ones or both.
         * @example active
         */
        ByStatus: components["schemas"]["StatusFilter"];
        /**
         * @description The client id of the calling integration. A service token always comes with it; an account
         *     token that comes with a known client id gets the rate limit of service tokens. The older name
         *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
         *     ignored; with one it is answered 401, the example here included: put your own in its place.
         * @example nordlicht-careers-site
         */
        ClientId: string;
        /**
         * @description Only items created later than this instant; an item created exactly then is left out. ISO 8601
         *     with a zone, extended (`2026-01-01T00:00:00Z`) or compact (`20260101T000000Z`), or Unix
         *     seconds (`1767225600`). A plus sign in an offset is written `%2B` in an address. An instant
         *     that the calendar does not have is answered 400.
         * @example 2026-01-01T00:00:00Z
         */
        CreatedAfter: string;
        /**
         * @description Texts to be added to each job of the list. Repeat the parameter for several, or separate them
         *     by commas: `include_fields=description,benefits`.
         * @example [
         *       "requirements"
         *     ]
         */
        IncludeFields: components["schemas"]["JobField"][];
        /**
         * @description How many items a page has at most. More than 100 counts as 100; less than 1, or anything but a
         *     plain integer, is answered 400.
         * @example 50
         */
        Limit: number;
        /**
         * @description Only items whose id is less than or equal to this one. It is a position: no item with this id
         *     needs to exist. A value that does not have the form of an id is answered 400.
         * @example 019caeddd6e00001
         */
        MaxId: string;
        /**
         * @description The member's id. A value that does not have the form of an id is answered like an unknown one,
         *     404.
         * @example 019a060a9c300001
         */
        MemberId: string;
        /**
         * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
         *     unknown shortcode, 404.
         * @example 4F0A7C92BD
         */
        Shortcode: string;
        /**
         * @description Only items whose id is greater than or equal to this one. It is a position: no item with this
         *     id needs to exist. A value that does not have the form of an id is answered 400.
         * @example 019a00a1e0000001
         */
        SinceId: string;
        /**
         * @description The account's subdomain. A value that cannot be a subdomain is answered like an unknown one,
         *     404.
         * @example nordlicht
         */
        Subdomain: string;
        /**
         * @description Only items changed later than this instant; an item changed exactly then is left out. The same
         *     forms as `created_after`.
         * @example 20260115T120000Z
         */
        UpdatedAfter: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many calls the client has in a window of 10 seconds.
         * @example 10
         */
        RateLimitLimit: number;
        /**
         * @description How many calls are left in the current window.
         * @example 9
         */
        RateLimitRemaining: number;
        /**
         * @description When the next window starts, in Unix seconds.
         * @example 1772460310
         */
        RateLimitReset: number;
        /**
         * @description The id under which the server logged this call, a UUID. Quote it when asking for help.
         * @example 4b0f3a52-7c1d-4e7e-9d1a-2f6f0c8f5b3e
         */
        RequestId: string;
        /**
         * @description After how many seconds the call may be repeated.
         * @example 3
         */
        RetryAfter: number;
        /**
         * @description The authentication scheme that the server expects.
         * @example Bearer
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts that the token opens. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "019a00a1e0000001",
                     *           "name": "Nordlicht Robotics",
                     *           "subdomain": "nordlicht",
                     *           "description": "<p>Nordlicht Robotics builds mobile robots for ports and warehouses. From Hamburg, we serve forty terminals around the North Sea and the Baltic.</p>",
                     *           "summary": "Mobile robots for ports and warehouses",
                     *           "website_url": "https://www.nordlicht-robotics.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The account's subdomain. A value that cannot be a subdomain is answered like an unknown one,
                 *     404.
                 * @example nordlicht
                 */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account itself, not wrapped in another object. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a00a1e0000001",
                     *       "name": "Nordlicht Robotics",
                     *       "subdomain": "nordlicht",
                     *       "description": "<p>Nordlicht Robotics builds mobile robots for ports and warehouses. From Hamburg, we serve forty terminals around the North Sea and the Baltic.</p>",
                     *       "summary": "Mobile robots for ports and warehouses",
                     *       "website_url": "https://www.nordlicht-robotics.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomAttributes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom attributes. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "custom_attributes": [
                     *         {
                     *           "id": "019a00a1ebb80001",
                     *           "type": "dropdown",
                     *           "enabled": true,
                     *           "label": "Notice period",
                     *           "hint": "As in the current contract",
                     *           "single_answer": true,
                     *           "choices": [
                     *             {
                     *               "id": "019a00a1ebb80002",
                     *               "body": "None",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "None",
                     *                   "hint": null
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb80003",
                     *               "body": "One month",
                     *               "hint": "To the end of a calendar month",
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "One month",
                     *                   "hint": "To the end of a calendar month"
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb80004",
                     *               "body": "Three months",
                     *               "hint": "To the end of a quarter",
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Three months",
                     *                   "hint": "To the end of a quarter"
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb80005",
                     *               "body": "Longer",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Longer",
                     *                   "hint": null
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80006",
                     *           "type": "boolean",
                     *           "enabled": true,
                     *           "label": "Work permit for the EU",
                     *           "hint": null
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80007",
                     *           "type": "file",
                     *           "enabled": true,
                     *           "label": "Certificates",
                     *           "hint": "One file is enough"
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80008",
                     *           "type": "multiple_choice",
                     *           "enabled": true,
                     *           "label": "Languages spoken in the interview",
                     *           "hint": null,
                     *           "single_answer": false,
                     *           "choices": [
                     *             {
                     *               "id": "019a00a1ebb80009",
                     *               "body": "English",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "English",
                     *                   "hint": null
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000a",
                     *               "body": "German",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "German",
                     *                   "hint": null
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000b",
                     *               "body": "Dutch",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Dutch",
                     *                   "hint": null
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000c",
                     *               "body": "Polish",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Polish",
                     *                   "hint": null
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000d",
                     *               "body": "Another",
                     *               "hint": "Say which in the notes",
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Another",
                     *                   "hint": "Say which in the notes"
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "019a00a1ebb8000e",
                     *           "type": "numeric",
                     *           "enabled": true,
                     *           "label": "Salary expectation",
                     *           "hint": "A year, before tax"
                     *         },
                     *         {
                     *           "id": "019a00a1ebb8000f",
                     *           "type": "date",
                     *           "enabled": true,
                     *           "label": "First contact",
                     *           "hint": null
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80010",
                     *           "type": "short_text",
                     *           "enabled": true,
                     *           "label": "Known through",
                     *           "hint": "A fair, a colleague, an agency"
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80011",
                     *           "type": "free_text",
                     *           "enabled": true,
                     *           "label": "Notes from the first call",
                     *           "hint": null
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80012",
                     *           "type": "numeric",
                     *           "enabled": false,
                     *           "label": "Relocation budget",
                     *           "hint": "In euros"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomAttributeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDisqualificationReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons, not wrapped in an object. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a00a1e7d00001",
                     *         "description": "Lacks the experience that the job needs",
                     *         "candidate_withdrew": false,
                     *         "position": 1
                     *       },
                     *       {
                     *         "id": "019a00a1e7d00002",
                     *         "description": "No work permit",
                     *         "candidate_withdrew": false,
                     *         "position": 2
                     *       },
                     *       {
                     *         "id": "019a00a1e7d00003",
                     *         "description": "Salary expectation too high",
                     *         "candidate_withdrew": false,
                     *         "position": 3
                     *       },
                     *       {
                     *         "id": "019a00a1e7d00004",
                     *         "description": "Position filled",
                     *         "candidate_withdrew": false,
                     *         "position": 4
                     *       },
                     *       {
                     *         "id": "019a00a1e7d00005",
                     *         "description": "Accepted another offer",
                     *         "candidate_withdrew": true,
                     *         "position": 5
                     *       },
                     *       {
                     *         "id": "019a00a1e7d00006",
                     *         "description": "Does not want to move",
                     *         "candidate_withdrew": true,
                     *         "position": 6
                     *       },
                     *       {
                     *         "id": "019a00a1e7d00007",
                     *         "description": "No answer for three weeks",
                     *         "candidate_withdrew": true,
                     *         "position": 7
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DisqualificationReasonList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Only items created later than this instant; an item created exactly then is left out. ISO 8601
                 *     with a zone, extended (`2026-01-01T00:00:00Z`) or compact (`20260101T000000Z`), or Unix
                 *     seconds (`1767225600`). A plus sign in an offset is written `%2B` in an address. An instant
                 *     that the calendar does not have is answered 400.
                 * @example 2026-01-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Texts to be added to each job of the list. Repeat the parameter for several, or separate them
                 *     by commas: `include_fields=description,benefits`.
                 * @example [
                 *       "requirements"
                 *     ]
                 */
                include_fields?: components["parameters"]["IncludeFields"];
                /**
                 * @description How many items a page has at most. More than 100 counts as 100; less than 1, or anything but a
                 *     plain integer, is answered 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id
                 *     needs to exist. A value that does not have the form of an id is answered 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this
                 *     id needs to exist. A value that does not have the form of an id is answered 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Only jobs in one of these states. Repeat the parameter for several:
                 *     `state=published&state=closed`.
                 * @example [
                 *       "published"
                 *     ]
                 */
                state?: components["parameters"]["ByState"];
                /**
                 * @description Only items changed later than this instant; an item changed exactly then is left out. The same
                 *     forms as `created_after`.
                 * @example 20260115T120000Z
                 */
                updated_after?: components["parameters"]["UpdatedAfter"];
            };
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs. The example answers `GET /jobs?limit=2`. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobs": [
                     *         {
                     *           "id": "019b8d9969000001",
                     *           "title": "Robotics Software Engineer",
                     *           "full_title": "Robotics Software Engineer - ENG-014",
                     *           "shortcode": "4F0A7C92BD",
                     *           "code": "ENG-014",
                     *           "state": "published",
                     *           "sample": false,
                     *           "confidential": false,
                     *           "department": "Motion Control",
                     *           "department_hierarchy": [
                     *             {
                     *               "id": 1,
                     *               "name": "Engineering"
                     *             },
                     *             {
                     *               "id": 2,
                     *               "name": "Motion Control"
                     *             }
                     *           ],
                     *           "url": "http://nordlicht.localhost:3000/jobs/1",
                     *           "application_url": "http://nordlicht.localhost:3000/jobs/1/candidates/new",
                     *           "shortlink": "http://apply.localhost:3000/j/4F0A7C92BD",
                     *           "workplace_type": "hybrid",
                     *           "location": {
                     *             "location_str": "Hamburg, Germany",
                     *             "country": "Germany",
                     *             "country_code": "DE",
                     *             "region": "Hamburg",
                     *             "region_code": "HH",
                     *             "city": "Hamburg",
                     *             "zip_code": "20457",
                     *             "telecommuting": false,
                     *             "workplace_type": "hybrid"
                     *           },
                     *           "locations": [
                     *             {
                     *               "shortcode": null,
                     *               "country_code": "DE",
                     *               "country_name": "Germany",
                     *               "state_code": "HH",
                     *               "subregion": "Hamburg",
                     *               "zip_code": "20457",
                     *               "city": "Hamburg",
                     *               "coords": "53.5438, 9.9933",
                     *               "hidden": false
                     *             }
                     *           ],
                     *           "salary": {
                     *             "salary_from": 68000,
                     *             "salary_to": 82000,
                     *             "salary_currency": "eur"
                     *           },
                     *           "created_at": "2026-01-05T10:00:00Z",
                     *           "updated_at": "2026-02-20T15:41:07Z",
                     *           "keywords": [
                     *             "ros2",
                     *             "motion planning",
                     *             "c++"
                     *           ]
                     *         },
                     *         {
                     *           "id": "019c65921b400001",
                     *           "title": "People Operations Partner",
                     *           "full_title": "People Operations Partner",
                     *           "shortcode": "A81D3E6057",
                     *           "code": null,
                     *           "state": "published",
                     *           "sample": false,
                     *           "confidential": false,
                     *           "department": "People",
                     *           "department_hierarchy": [
                     *             {
                     *               "id": 3,
                     *               "name": "People"
                     *             }
                     *           ],
                     *           "url": "http://nordlicht.localhost:3000/jobs/2",
                     *           "application_url": "http://nordlicht.localhost:3000/jobs/2/candidates/new",
                     *           "shortlink": "http://apply.localhost:3000/j/A81D3E6057",
                     *           "workplace_type": "remote",
                     *           "location": {
                     *             "location_str": "Germany",
                     *             "country": "Germany",
                     *             "country_code": "DE",
                     *             "region": null,
                     *             "region_code": null,
                     *             "city": null,
                     *             "zip_code": null,
                     *             "telecommuting": true,
                     *             "workplace_type": "remote"
                     *           },
                     *           "locations": [
                     *             {
                     *               "shortcode": null,
                     *               "country_code": "DE",
                     *               "country_name": "Germany",
                     *               "state_code": null,
                     *               "subregion": null,
                     *               "zip_code": null,
                     *               "city": null,
                     *               "coords": null,
                     *               "hidden": false
                     *             }
                     *           ],
                     *           "salary": {
                     *             "salary_from": null,
                     *             "salary_to": null,
                     *             "salary_currency": null
                     *           },
                     *           "created_at": "2026-02-16T08:30:00Z",
                     *           "updated_at": "2026-02-16T08:30:00Z",
                     *           "keywords": null
                     *         }
                     *       ],
                     *       "paging": {
                     *         "next": "http://localhost:3000/spi/v3/jobs?limit=2&since_id=019caeddd6e00001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job itself, not wrapped in another object. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019b8d9969000001",
                     *       "title": "Robotics Software Engineer",
                     *       "full_title": "Robotics Software Engineer - ENG-014",
                     *       "shortcode": "4F0A7C92BD",
                     *       "code": "ENG-014",
                     *       "state": "published",
                     *       "confidential": false,
                     *       "department": "Motion Control",
                     *       "department_hierarchy": [
                     *         {
                     *           "id": 1,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Motion Control"
                     *         }
                     *       ],
                     *       "url": "http://nordlicht.localhost:3000/jobs/1",
                     *       "application_url": "http://nordlicht.localhost:3000/jobs/1/candidates/new",
                     *       "shortlink": "http://apply.localhost:3000/j/4F0A7C92BD",
                     *       "workplace_type": "hybrid",
                     *       "location": {
                     *         "country": "Germany",
                     *         "country_code": "DE",
                     *         "region": "Hamburg",
                     *         "region_code": "HH",
                     *         "city": "Hamburg",
                     *         "zip_code": "20457",
                     *         "telecommuting": false,
                     *         "workplace_type": "hybrid"
                     *       },
                     *       "locations": [
                     *         {
                     *           "shortcode": null,
                     *           "country_code": "DE",
                     *           "country_name": "Germany",
                     *           "state_code": "HH",
                     *           "subregion": "Hamburg",
                     *           "zip_code": "20457",
                     *           "city": "Hamburg",
                     *           "coords": "53.5438, 9.9933",
                     *           "hidden": false
                     *         }
                     *       ],
                     *       "salary": {
                     *         "salary_from": 68000,
                     *         "salary_to": 82000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-01-05T10:00:00Z",
                     *       "updated_at": "2026-02-20T15:41:07Z",
                     *       "keywords": [
                     *         "ros2",
                     *         "motion planning",
                     *         "c++"
                     *       ],
                     *       "full_description": "<p>You write the software that moves our port robots: planning, control and the tests that let us sleep.</p><ul><li>Four years of C++ on real machines</li><li>ROS 2, or the wish to learn it quickly</li></ul><ul><li>30 days of holiday</li><li>A workshop that you may use after hours</li></ul>",
                     *       "description": "<p>You write the software that moves our port robots: planning, control and the tests that let us sleep.</p>",
                     *       "requirements": "<ul><li>Four years of C++ on real machines</li><li>ROS 2, or the wish to learn it quickly</li></ul>",
                     *       "benefits": "<ul><li>30 days of holiday</li><li>A workshop that you may use after hours</li></ul>",
                     *       "employment_type": "Full-time",
                     *       "industry": "Industrial Automation",
                     *       "function": "Engineering",
                     *       "experience": "Mid-Senior level",
                     *       "education": "Bachelor's Degree"
                     *     }
                     */
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobApplicationForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application form, not wrapped in another object. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "form_fields": [
                     *         {
                     *           "key": "headline",
                     *           "label": "Headline",
                     *           "type": "string",
                     *           "required": false,
                     *           "max_length": 255
                     *         },
                     *         {
                     *           "key": "phone",
                     *           "label": "Phone",
                     *           "type": "string",
                     *           "required": true,
                     *           "max_length": 255
                     *         },
                     *         {
                     *           "key": "education",
                     *           "label": "Education",
                     *           "type": "complex",
                     *           "required": false,
                     *           "multiple": true,
                     *           "fields": [
                     *             {
                     *               "key": "school",
                     *               "label": "School",
                     *               "type": "string",
                     *               "required": true,
                     *               "max_length": 255
                     *             },
                     *             {
                     *               "key": "degree",
                     *               "label": "Degree",
                     *               "type": "string",
                     *               "required": false,
                     *               "max_length": 255
                     *             },
                     *             {
                     *               "key": "field_of_study",
                     *               "label": "Field of study",
                     *               "type": "string",
                     *               "required": false,
                     *               "max_length": 255
                     *             },
                     *             {
                     *               "key": "start_date",
                     *               "label": "Start date",
                     *               "type": "date",
                     *               "required": false
                     *             },
                     *             {
                     *               "key": "end_date",
                     *               "label": "End date",
                     *               "type": "date",
                     *               "required": false
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "key": "experience",
                     *           "label": "Experience",
                     *           "type": "complex",
                     *           "required": true,
                     *           "multiple": true,
                     *           "fields": [
                     *             {
                     *               "key": "title",
                     *               "label": "Title",
                     *               "type": "string",
                     *               "required": true,
                     *               "max_length": 255
                     *             },
                     *             {
                     *               "key": "company",
                     *               "label": "Company",
                     *               "type": "string",
                     *               "required": false
                     *             },
                     *             {
                     *               "key": "industry",
                     *               "label": "Industry",
                     *               "type": "string",
                     *               "required": false
                     *             },
                     *             {
                     *               "key": "summary",
                     *               "label": "Summary",
                     *               "type": "free_text",
                     *               "required": false
                     *             },
                     *             {
                     *               "key": "current",
                     *               "label": "I work here now",
                     *               "type": "boolean",
                     *               "required": false
                     *             },
                     *             {
                     *               "key": "start_date",
                     *               "label": "Start date",
                     *               "type": "date",
                     *               "required": false
                     *             },
                     *             {
                     *               "key": "end_date",
                     *               "label": "End date",
                     *               "type": "date",
                     *               "required": false
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "key": "resume",
                     *           "label": "Resume",
                     *           "type": "file",
                     *           "required": true,
                     *           "supported_file_types": [
                     *             "pdf",
                     *             "doc",
                     *             "docx",
                     *             "odt",
                     *             "rtf"
                     *           ],
                     *           "max_file_size": 5242880
                     *         },
                     *         {
                     *           "key": "cover_letter",
                     *           "label": "Cover letter",
                     *           "type": "free_text",
                     *           "required": false
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "body": "Which machine, large or small, have you written software for, and what did it do?",
                     *           "type": "free_text",
                     *           "required": true,
                     *           "id": "019b8d9969000002"
                     *         },
                     *         {
                     *           "body": "Which of these have you used at work?",
                     *           "type": "multiple_choice",
                     *           "required": false,
                     *           "id": "019b8d9969000003",
                     *           "single_answer": false,
                     *           "choices": [
                     *             {
                     *               "body": "C++",
                     *               "id": "019b8d9969000004"
                     *             },
                     *             {
                     *               "body": "Rust",
                     *               "id": "019b8d9969000005"
                     *             },
                     *             {
                     *               "body": "Python",
                     *               "id": "019b8d9969000006"
                     *             },
                     *             {
                     *               "body": "ROS 2",
                     *               "id": "019b8d9969000007"
                     *             },
                     *             {
                     *               "body": "Gazebo or Isaac Sim",
                     *               "id": "019b8d9969000008"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "body": "How many years have you worked on software for physical machines?",
                     *           "type": "numeric",
                     *           "required": false,
                     *           "id": "019b8d9969000009"
                     *         },
                     *         {
                     *           "body": "When could you start?",
                     *           "type": "date",
                     *           "required": false,
                     *           "id": "019b8d996900000a"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationForm"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobCustomAttributes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom attributes of the job. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "custom_attributes": [
                     *         {
                     *           "id": "019a00a1ebb80001",
                     *           "label": "Notice period",
                     *           "type": "dropdown",
                     *           "required": true,
                     *           "provider": "candidate",
                     *           "single_answer": true,
                     *           "choices": [
                     *             {
                     *               "body": "None",
                     *               "id": "019a00a1ebb80002"
                     *             },
                     *             {
                     *               "body": "One month",
                     *               "id": "019a00a1ebb80003"
                     *             },
                     *             {
                     *               "body": "Three months",
                     *               "id": "019a00a1ebb80004"
                     *             },
                     *             {
                     *               "body": "Longer",
                     *               "id": "019a00a1ebb80005"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80006",
                     *           "label": "Work permit for the EU",
                     *           "type": "boolean",
                     *           "required": true,
                     *           "provider": "candidate"
                     *         },
                     *         {
                     *           "id": "019a00a1ebb80007",
                     *           "label": "Certificates",
                     *           "type": "file",
                     *           "required": false,
                     *           "provider": "candidate",
                     *           "supported_file_types": [
                     *             "pdf",
                     *             "doc",
                     *             "docx",
                     *             "odt",
                     *             "rtf"
                     *           ],
                     *           "max_file_size": 20971520
                     *         },
                     *         {
                     *           "id": "019a00a1ebb8000e",
                     *           "label": "Salary expectation",
                     *           "type": "numeric",
                     *           "required": false,
                     *           "provider": "user"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobCustomAttributeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members of the job. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "members": [
                     *         {
                     *           "id": "019a060a9c300001",
                     *           "name": "Jonas Weber",
                     *           "headline": "Engineering Manager, Motion Control",
                     *           "email": "jonas.weber@nordlicht-robotics.example",
                     *           "role": "simple",
                     *           "type": "Member",
                     *           "collaboration_role": "hiring_manager"
                     *         },
                     *         {
                     *           "id": "019a4e53b4e00001",
                     *           "name": "Lena Brandt",
                     *           "headline": "Talent Partner, Engineering",
                     *           "email": "lena.brandt@nordlicht-robotics.example",
                     *           "role": "simple",
                     *           "type": "Member",
                     *           "collaboration_role": "recruiting_admin"
                     *         },
                     *         {
                     *           "id": "019afd0737a00001",
                     *           "name": "Freya Lindqvist",
                     *           "headline": "Engineering Manager, Cloud Platform",
                     *           "email": "freya.lindqvist@nordlicht-robotics.example",
                     *           "role": "simple",
                     *           "type": "Member",
                     *           "collaboration_role": "reviewer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JobMemberList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobQuestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions of the job. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "body": "Which machine, large or small, have you written software for, and what did it do?",
                     *           "type": "free_text",
                     *           "required": true,
                     *           "id": "019b8d9969000002"
                     *         },
                     *         {
                     *           "body": "Which of these have you used at work?",
                     *           "type": "multiple_choice",
                     *           "required": false,
                     *           "id": "019b8d9969000003",
                     *           "single_answer": false,
                     *           "choices": [
                     *             {
                     *               "body": "C++",
                     *               "id": "019b8d9969000004"
                     *             },
                     *             {
                     *               "body": "Rust",
                     *               "id": "019b8d9969000005"
                     *             },
                     *             {
                     *               "body": "Python",
                     *               "id": "019b8d9969000006"
                     *             },
                     *             {
                     *               "body": "ROS 2",
                     *               "id": "019b8d9969000007"
                     *             },
                     *             {
                     *               "body": "Gazebo or Isaac Sim",
                     *               "id": "019b8d9969000008"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "body": "How many years have you worked on software for physical machines?",
                     *           "type": "numeric",
                     *           "required": false,
                     *           "id": "019b8d9969000009"
                     *         },
                     *         {
                     *           "body": "When could you start?",
                     *           "type": "date",
                     *           "required": false,
                     *           "id": "019b8d996900000a"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobRecruiters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recruiters of the job. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recruiters": [
                     *         {
                     *           "id": "019a6cfe5a800001",
                     *           "name": "Annika Thomsen",
                     *           "email": "annika@kuestenkopf-personal.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecruiterList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobStages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else is answered like an
                 *     unknown shortcode, 404.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages of the job. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stages": [
                     *         {
                     *           "id": 1,
                     *           "identifier": "019a00a1e3e80001",
                     *           "slug": "sourced",
                     *           "name": "Sourced",
                     *           "kind": "sourced",
                     *           "position": 1
                     *         },
                     *         {
                     *           "id": 2,
                     *           "identifier": "019a00a1e3e80002",
                     *           "slug": "applied",
                     *           "name": "Applied",
                     *           "kind": "applied",
                     *           "position": 2
                     *         },
                     *         {
                     *           "id": 3,
                     *           "identifier": "019a00a1e3e80003",
                     *           "slug": "phone-screen",
                     *           "name": "Phone Screen",
                     *           "kind": "phone-screen",
                     *           "position": 3
                     *         },
                     *         {
                     *           "id": 4,
                     *           "identifier": "019a00a1e3e80004",
                     *           "slug": "assessment",
                     *           "name": "Assessment",
                     *           "kind": "assessment",
                     *           "position": 4
                     *         },
                     *         {
                     *           "id": 5,
                     *           "identifier": "019a00a1e3e80005",
                     *           "slug": "interview",
                     *           "name": "Interview",
                     *           "kind": "interview",
                     *           "position": 5
                     *         },
                     *         {
                     *           "id": 6,
                     *           "identifier": "019a00a1e3e80006",
                     *           "slug": "offer",
                     *           "name": "Offer",
                     *           "kind": "offer",
                     *           "position": 6
                     *         },
                     *         {
                     *           "id": 7,
                     *           "identifier": "019a00a1e3e80007",
                     *           "slug": "hired",
                     *           "name": "Hired",
                     *           "kind": "hired",
                     *           "position": 7
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StageList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Only the member with this e-mail address: the whole address, upper and lower case alike.
                 * @example jonas.weber@nordlicht-robotics.example
                 */
                email?: components["parameters"]["ByEmail"];
                /**
                 * @description How many items a page has at most. More than 100 counts as 100; less than 1, or anything but a
                 *     plain integer, is answered 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id
                 *     needs to exist. A value that does not have the form of an id is answered 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only members with exactly this full name, upper and lower case distinguished.
                 * @example Jonas Weber
                 */
                name?: components["parameters"]["ByName"];
                /**
                 * @description Only members with this role.
                 * @example simple
                 */
                role?: components["parameters"]["ByRole"];
                /**
                 * @description A job's shortcode: only those who work on that job. A job that the account does not have, or a
                 *     value that cannot be a shortcode, is answered 404.
                 * @example 4F0A7C92BD
                 */
                shortcode?: components["parameters"]["ByJob"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this
                 *     id needs to exist. A value that does not have the form of an id is answered 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Active members, deactivated ones or both.
                 * @example active
                 */
                status?: components["parameters"]["ByStatus"];
            };
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. The example answers `GET /members?limit=3`. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "members": [
                     *         {
                     *           "id": "019a00a1e0000002",
                     *           "name": "Ingrid Solberg",
                     *           "headline": "Head of People",
                     *           "email": "ingrid.solberg@nordlicht-robotics.example",
                     *           "role": "admin",
                     *           "type": "Member",
                     *           "hris_role": "hris_admin",
                     *           "roles": [
                     *             "workable.superadmin",
                     *             "ats.admin",
                     *             "hris.admin"
                     *           ],
                     *           "active": true,
                     *           "collaboration_rules": [],
                     *           "hris_member_scope": null
                     *         },
                     *         {
                     *           "id": "019a060a9c300001",
                     *           "name": "Jonas Weber",
                     *           "headline": "Engineering Manager, Motion Control",
                     *           "email": "jonas.weber@nordlicht-robotics.example",
                     *           "role": "simple",
                     *           "type": "Member",
                     *           "hris_role": "hris_employee",
                     *           "roles": [
                     *             "ats.simple",
                     *             "hris.employee"
                     *           ],
                     *           "active": true,
                     *           "collaboration_rules": [
                     *             {
                     *               "role": "hiring_manager",
                     *               "departments": [
                     *                 {
                     *                   "any": true
                     *                 }
                     *               ],
                     *               "locations": [
                     *                 {
                     *                   "country_code": "DE",
                     *                   "city": "Hamburg",
                     *                   "state_code": "HH"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "hris_member_scope": null
                     *         },
                     *         {
                     *           "id": "019a49f6c3600001",
                     *           "name": "Amara Okafor",
                     *           "headline": null,
                     *           "email": "amara.okafor@nordlicht-robotics.example",
                     *           "role": "admin",
                     *           "type": "Member",
                     *           "hris_role": "hris_admin",
                     *           "roles": [
                     *             "ats.admin",
                     *             "hris.admin"
                     *           ],
                     *           "active": true,
                     *           "collaboration_rules": [],
                     *           "hris_member_scope": null
                     *         }
                     *       ],
                     *       "paging": {
                     *         "next": "http://localhost:3000/spi/v3/members?limit=3&since_id=019a4e53b4e00001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deactivateMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The member's id. A value that does not have the form of an id is answered like an unknown one,
                 *     404.
                 * @example 019a060a9c300001
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is deactivated. */
            204: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path: {
                /**
                 * @description The member's id. A value that does not have the form of an id is answered like an unknown one,
                 *     404.
                 * @example 019a060a9c300001
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is active. */
            204: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecruiters: {
        parameters: {
            query?: {
                /**
                 * @description A job's shortcode: only those who work on that job. A job that the account does not have, or a
                 *     value that cannot be a shortcode, is answered 404.
                 * @example 4F0A7C92BD
                 */
                shortcode?: components["parameters"]["ByJob"];
            };
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recruiters. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recruiters": [
                     *         {
                     *           "id": "019a6cfe5a800001",
                     *           "name": "Annika Thomsen",
                     *           "email": "annika@kuestenkopf-personal.example"
                     *         },
                     *         {
                     *           "id": "019ade9380800001",
                     *           "name": "Bram de Wit",
                     *           "email": "bram.dewit@havenwerk-search.example"
                     *         },
                     *         {
                     *           "id": "019c419352e00001",
                     *           "name": "Karolina Zielińska",
                     *           "email": "karolina@baltic-talent.example"
                     *         },
                     *         {
                     *           "id": "019e3b4777c00001",
                     *           "name": "Oliver Pritchard",
                     *           "email": "oliver@pritchard-and-lowe.example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecruiterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The client id of the calling integration. A service token always comes with it; an account
                 *     token that comes with a known client id gets the rate limit of service tokens. The older name
                 *     `X-WORKABLE-CLIENT-ID` is read as an alias. Without a service token an unknown value is
                 *     ignored; with one it is answered 401, the example here included: put your own in its place.
                 * @example nordlicht-careers-site
                 */
                "X-SERVICE-CLIENT-ID"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stages": [
                     *         {
                     *           "id": 1,
                     *           "identifier": "019a00a1e3e80001",
                     *           "slug": "sourced",
                     *           "name": "Sourced",
                     *           "kind": "sourced",
                     *           "position": 1
                     *         },
                     *         {
                     *           "id": 2,
                     *           "identifier": "019a00a1e3e80002",
                     *           "slug": "applied",
                     *           "name": "Applied",
                     *           "kind": "applied",
                     *           "position": 2
                     *         },
                     *         {
                     *           "id": 3,
                     *           "identifier": "019a00a1e3e80003",
                     *           "slug": "phone-screen",
                     *           "name": "Phone Screen",
                     *           "kind": "phone-screen",
                     *           "position": 3
                     *         },
                     *         {
                     *           "id": 4,
                     *           "identifier": "019a00a1e3e80004",
                     *           "slug": "assessment",
                     *           "name": "Assessment",
                     *           "kind": "assessment",
                     *           "position": 4
                     *         },
                     *         {
                     *           "id": 5,
                     *           "identifier": "019a00a1e3e80005",
                     *           "slug": "interview",
                     *           "name": "Interview",
                     *           "kind": "interview",
                     *           "position": 5
                     *         },
                     *         {
                     *           "id": 6,
                     *           "identifier": "019a00a1e3e80006",
                     *           "slug": "offer",
                     *           "name": "Offer",
                     *           "kind": "offer",
                     *           "position": 6
                     *         },
                     *         {
                     *           "id": 7,
                     *           "identifier": "019a00a1e3e80007",
                     *           "slug": "hired",
                     *           "name": "Hired",
                     *           "kind": "hired",
                     *           "position": 7
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StageList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
