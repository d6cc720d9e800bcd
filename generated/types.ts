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
         * @description Returns the accounts that the token gives access to. An account token and a partner's service token give
         *     access to exactly one. The response is the same on every host and is never paged.
         *
         *     Scope: none, any valid token is accepted. All token kinds.
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
         * @description Returns the account with this subdomain. Any account other than the token's own gets 404, whether it exists or
         *     not.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the account's profile
         * @description Changes the given fields of the account; the others stay as they are. Any account other than the token's own gets
         *     404, whether it exists or not. The subdomain cannot be changed.
         *
         *     Returns 422 if the name is blank.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's candidates
         * @description Returns the account's candidates, oldest first, without what only the detail has: address, phone, texts,
         *     entries, skills, answers, resume, social profiles and tags. Filters are combined: a candidate is returned if
         *     all of them match.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate
         * @description Returns one candidate with all stored data. URLs of files are short-lived.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a candidate
         * @description Changes the given fields and leaves the others unchanged. A list replaces the stored one, and `[]` clears it;
         *     null clears a field. An education or experience entry with the `id` of a stored one keeps that id; any other
         *     gets a new one. `name` alone is split at the first space into `firstname` and `lastname`; if one of those is
         *     given alone, `name` is joined from both.
         *
         *     Returns 422 and changes nothing if a name would be empty, the e-mail address is malformed or belongs to
         *     another candidate of the job, or a file is invalid.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        patch: operations["updateCandidate"];
        trace?: never;
    };
    "/candidates/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a candidate's activities
         * @description Returns the activities of the candidate, oldest first. For a move, `action` is the slug of the new stage,
         *     `action_stage` the stage that the candidate was in, and `target_stage` the new stage.
         *
         *     A user token sees a comment or a rating if `visibility_roles` contains the member's role in the account or on
         *     the job, or if the member wrote it; admins, account tokens and service tokens see all.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["listCandidateActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a candidate
         * @description Adds a comment to the candidate, with at most one file. `policy` lists the roles whose members see the
         *     comment; admins and the author always do. Without `policy` these are `simple`, `hiring_manager`, `admin`,
         *     `reviewer` and `recruiting_admin`; with `[]` only admins see the comment.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member is missing or unknown, or the file is invalid.
         *
         *     Scope: `w_candidates` or `w_comments`. All token kinds.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a candidate
         * @description Creates a copy of the candidate in another job. The original does not change.
         *
         *     Personal data, entries, answers, tags and values of custom attributes are copied, with copies of their files.
         *     Comments with their attachments, ratings, activities and events are not. The copy starts anew in the other
         *     job: not disqualified, and in `target_stage` or, without it, in the first stage of the kind `sourced`, or
         *     `applied` if the candidate applied. The source becomes `Copied from another job`, and
         *     `originating_candidate_id` names the original.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member, the job or the stage is missing or unknown, the candidate is
         *     already in that job, or the job has a candidate with this e-mail address; 403 if the member does not work on
         *     both jobs.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["copyCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/disqualify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disqualify a candidate
         * @description Disqualifies the candidate, who stays in their stage. A second disqualification replaces reason and date.
         *     `disqualify_reason_id` names one of the account's reasons, whose description becomes the candidate's
         *     `disqualification_reason`; without it the text of `disqualification_reason` is used. `withdrew` says whether
         *     the candidate withdrew; by default the reason determines it.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member is missing or unknown, or the reason is unknown.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["disqualifyCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a candidate's files
         * @description Returns the candidate's files, oldest first, in one response of at most 1000. Files that are still to be
         *     fetched are omitted. A user token sees the file of a comment if its member may see the comment. URLs are
         *     short-lived.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["listCandidateFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a candidate
         * @description Moves the candidate to another stage of the pipeline. A move to the current stage changes nothing, nor does
         *     one without `target_stage`, as clients send it for a reserved requisition. `moved_to_offer_at` is when the
         *     candidate first reached a stage of the kind `offer`; `hired_at` is since when they have been in a stage of the
         *     kind `hired`, and is removed when they leave it.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member is missing or unknown, or `target_stage` is unknown.
         *     Requisitions are accepted and ignored.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["moveCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a candidate's rating
         * @description Replaces the member's rating of the candidate in the stage `stage_id`, by default the candidate's current
         *     stage, or creates it.
         *
         *     The grade is 0 to 2 on the scale `thumbs`, 0 to 4 on `stars`, and 0 to 9 on `numbers`. `score` is an older
         *     form: it overrides scale and grade and denotes a grade on the scale `thumbs`.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member is missing or unknown, the grade is missing or not on its scale,
         *     or the stage is unknown.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        put: operations["updateRating"];
        /**
         * Rate a candidate
         * @description Rates the candidate in their current stage. A member has one rating per candidate and stage: a second rating
         *     replaces it.
         *
         *     The grade is 0 to 2 on the scale `thumbs`, 0 to 4 on `stars`, and 0 to 9 on `numbers`. `score` is an older
         *     form: it overrides scale and grade and denotes a grade on the scale `thumbs`.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member is missing or unknown, or the grade is missing or not on its
         *     scale.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["createRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/relocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Relocate a candidate
         * @description Moves the candidate to another job. They get a new id, and the old one returns 404 from then on. Everything
         *     that copyCandidate copies is moved, and also comments, ratings, activities and events. The candidate starts
         *     anew in the other job: not disqualified, and in `target_stage` or, without it, in the first stage of the kind
         *     `sourced`, or `applied` if the candidate applied. The source becomes `Copied from another job`, and
         *     `originating_candidate_id` is the old id.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member, the job or the stage is missing or unknown, the candidate is
         *     already in that job, or the job has a candidate with this e-mail address; 403 if the member does not work on
         *     both jobs.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["relocateCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert a candidate's disqualification
         * @description Reverts the disqualification of the candidate, who stays in their stage. Its reason and date are removed.
         *
         *     With an account or service token, `member_id` names the acting member, who must be active and work on the
         *     candidate's job, as admins always do. A user token acts as its own member, whatever `member_id` says.
         *
         *     Returns 422 and changes nothing if the member is missing or unknown, or the candidate is not disqualified.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["revertCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a candidate's tags
         * @description Replaces the candidate's tags by these, in this order; `[]` removes all.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        put: operations["replaceCandidateTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/update_custom_attribute_value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a candidate's custom attribute
         * @description Sets the candidate's value of one of the account's custom attributes. The attribute's type determines the key
         *     of the value: `value` for `short_text` (up to 128 characters), `free_text` and `numeric` (the number as text),
         *     `checked` for `boolean`, `date` for `date`, `choices` for `dropdown` and `multiple_choice`, `file` or
         *     `file_url` for `file`.
         *
         *     An unknown or disabled attribute gets 404. Returns 422 and changes nothing if the value is missing or invalid,
         *     or another key is given.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        patch: operations["updateCandidateCustomAttribute"];
        trace?: never;
    };
    "/collaboration_permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the collaboration permissions
         * @description Returns each permission on a job and its candidates, with the roles on a job that have it in the API family.
         *     What this server allows is in the descriptions of its operations.
         *
         *     Scope: `r_account`. All token kinds.
         */
        get: operations["listCollaborationPermissions"];
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
         * @description Returns the fields that the account adds to its candidates, oldest first, in one response of at most 1000.
         *     Disabled attributes are included, with `enabled` false.
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
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the departments
         * @description Returns the account's departments by name, in one response of at most 1000. `parent_id` makes them a tree.
         *
         *     Scope: `r_account`. All token kinds.
         */
        get: operations["listDepartments"];
        /**
         * Rename or move a department
         * @description Replaces name and parent of the department that `id` names in the body. An omitted `parent_id` counts as null
         *     and moves the department to the root. Its sub-departments move with it.
         *
         *     Returns 422 if a department with the same parent has this name, regardless of case, if the department would be
         *     below itself, or if the hierarchy would be deeper than 100 levels.
         *
         *     Scope: `w_departments`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        put: operations["updateDepartment"];
        /**
         * Create a department
         * @description Creates a department at the root, or below the one that `parent_id` names.
         *
         *     Returns 422 if a department with the same parent has this name, regardless of case, or if the hierarchy would
         *     be deeper than 100 levels.
         *
         *     Scope: `w_departments`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
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
         * Delete a department
         * @description Deletes a department. If anything refers to it, that requires `force=DELETE`: jobs and employees are then left
         *     without a department, collaboration rules no longer name it and end with their last department, and
         *     sub-departments move to the department above. A request body is ignored.
         *
         *     Returns 422 if a sub-department would have the name of a department beside it.
         *
         *     Scope: `w_departments`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a department into another
         * @description Deletes a department after everything that refers to it has moved to another one: its jobs, its employees, its
         *     sub-departments, and the collaboration rules that name it. If anything refers to it, that requires `force`.
         *
         *     Returns 422 if the target is the department itself or below it, if both have a sub-department of the same
         *     name, or if the hierarchy would be deeper than 100 levels.
         *
         *     Scope: `w_departments`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        post: operations["mergeDepartment"];
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
         * @description Returns the account's reasons for disqualifying a candidate, in the account's order, in one response of at
         *     most 1000.
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
    "/employee_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the employee fields
         * @description Returns the fields that an employee can have, in the order of a record, with their choices and parts. They are
         *     the API family's: accounts have no fields of their own, although createEmployee stores any other key as given.
         *     What this server shows to whom is in the descriptions of its operations.
         *
         *     Scope: `r_account`. All token kinds.
         */
        get: operations["listEmployeeFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees
         * @description Returns a page of employees, sorted by last name, first name and creation, with the total count.
         *
         *     What is visible depends on the acting member: the member of a user token, or the member that `member_id`
         *     names. An HRIS admin sees all employees and fields. Other members, and tokens without an acting member, see
         *     the public fields of published employees: `email`, `phone` and `birthdate` are null. The acting member's own
         *     record is always complete, even as a draft.
         *
         *     Scope: `r_employees`. All token kinds.
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Create an employee
         * @description Creates an employee, either as a draft or already published. A published employee requires `start_date` and
         *     `work_email` in addition to the names.
         *
         *     The keys of `employee` that this contract lists are validated; every other key is a field of the record and is
         *     stored as given. A null or empty key counts as omitted. `employee_number` is by default the account's next
         *     free number.
         *
         *     Returns 422 and changes nothing if a reference is unknown, if the work e-mail, the number or the member is
         *     another employee's, or if the manager reports to the employee. Sends the notification `employee_created`,
         *     followed by `employee_published` if the employee is published.
         *
         *     Scope: `w_employees`. All token kinds; the acting member, if any, must be an HRIS admin, otherwise the
         *     response is 403.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one employee
         * @description Returns one employee: an object of field ids and values. Fields without a value are absent.
         *
         *     For an HRIS admin, and for the acting member's own record, it is complete. Otherwise it has only public
         *     fields: `email`, `phone`, `birthdate` and the fields that this contract does not list are absent,
         *     `direct_reports` contains only published employees, and a draft gets 404.
         *
         *     Scope: `r_employees`. All token kinds; with an account or a partner token `member_id` is required.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an employee
         * @description Changes fields of an employee. An omitted key of `employee` stays unchanged; null clears it, as does an empty
         *     string except for dates. The names cannot be cleared, and a cleared `employee_number` becomes the next free
         *     one. An object or a list replaces the stored one. `state: published` also publishes the employee.
         *
         *     Returns 422 and changes nothing for the same reasons as createEmployee, if `state` is given for a published
         *     employee, or if a published employee would lose `start_date` or `work_email`. Sends the notification
         *     `employee_updated` with the ids of the changed fields if a value changed, and `employee_published` if the
         *     employee was published.
         *
         *     Scope: `w_employees`. All token kinds; the acting member, if any, must be an HRIS admin, otherwise the
         *     response is 403.
         */
        patch: operations["updateEmployee"];
        trace?: never;
    };
    "/employees/{id}/complete_onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an onboarding
         * @description Records that the onboarding of a published employee is complete; a draft gets 422. Sends the notification
         *     `onboarding_completed`. A repeated request returns the same response, changes nothing and sends no
         *     notification. The body is optional.
         *
         *     Scope: `w_employees`. All token kinds; the acting member, if any, must be an HRIS admin, otherwise the
         *     response is 403.
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an employee
         * @description Publishes a draft, which requires `start_date` and `work_email`. A published employee cannot become a draft
         *     again, and publishing one gets 422. The body is optional. Sends the notification `employee_published`.
         *
         *     Scope: `w_employees`. All token kinds; the acting member, if any, must be an HRIS admin, otherwise the
         *     response is 403.
         */
        post: operations["publishEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/orgchart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the org chart
         * @description Returns a node for each published employee, sorted by last name, first name and creation: of the whole account,
         *     or of one employee and everyone below them. `parent_id` names the manager's node; it is null if the manager is
         *     not in the response, so that the nodes form trees. There are at most 10000 nodes: the first ones by name.
         *
         *     Every caller sees the same: public fields only, and no drafts.
         *
         *     Scope: `r_employees`. All token kinds.
         */
        get: operations["getOrgChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scheduled events
         * @description Returns the account's scheduled events in the order of their ids, cancelled ones only on request. Filters are
         *     combined: an event is returned if all of them match.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a scheduled event
         * @description Returns one scheduled event, cancelled or not.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["getEvent"];
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
         * @description Returns the account's jobs, oldest first, without their texts. Filters are combined: a job is returned if all
         *     of them match. Without `state` jobs in every state are returned. With `include_fields` each job includes the
         *     requested texts.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Create a job
         * @description Creates a job as a draft, with a new shortcode. It has no questions and nobody works on it yet;
         *     publishJob shows it to candidates.
         *
         *     Returns 422 if the title is blank, if the salary ends below its start, if a field of the form is given twice,
         *     or if the account has no such department.
         *
         *     Scope: `w_jobs`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        post: operations["createJob"];
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
        /**
         * Change a job
         * @description Changes the given values of a job in any state. Lists, and `salary`, are replaced as a whole. The state is
         *     changed by publishJob, closeJob, archiveJob and restoreJob.
         *
         *     Returns 422 if the title is blank, if the salary ends below its start, if a field of the form is given twice,
         *     or if the account has no such department.
         *
         *     Scope: `w_jobs`. All token kinds; with a user token the member must have the role `admin` in the account, or
         *     `admin`, `recruiting_admin`, `hiring_manager` or `simple` on the job, otherwise the response is 403.
         */
        patch: operations["updateJob"];
        trace?: never;
    };
    "/jobs/{shortcode}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's activities
         * @description Returns the activities of the job and its candidates, oldest first. For a move, `action` is the slug of the
         *     new stage and `stage_name` its name. An activity of the job itself, such as `opened`, has no candidate.
         *
         *     A user token sees a comment or a rating if `visibility_roles` contains the member's role in the account or on
         *     the job, or if the member wrote it; admins, account tokens and service tokens see all.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["listJobActivities"];
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
         * @description Returns the application form: the job's selection from the fixed set of fields, and the job's questions. Name
         *     and e-mail are on every form and not listed.
         *
         *     The set of fields, in order: `headline`, `phone`, `address`, `avatar`, `education`, `experience`, `summary`,
         *     `resume`, `cover_letter`.
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
    "/jobs/{shortcode}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a job
         * @description Puts a draft, a published or a closed job away: it becomes `archived`, with its candidates and everything else.
         *     restoreJob takes it out again. A job cannot be deleted.
         *
         *     A request body is ignored. Returns 409 if the state of the job does not allow it.
         *
         *     Scope: `w_jobs`. All token kinds; with a user token the member must have the role `admin` in the account, or
         *     `admin` or `recruiting_admin` on the job, otherwise the response is 403.
         */
        post: operations["archiveJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a job's candidates
         * @description Returns the job's candidates, oldest first, like `GET /candidates` with `shortcode`.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["listJobCandidates"];
        put?: never;
        /**
         * Create a candidate
         * @description Creates a candidate of this job, whatever the job's state. By default the candidate counts as uploaded and
         *     starts in the first stage of the kind `sourced`; with `sourced` false they count as applied and start in the
         *     first stage of the kind `applied`. `stage` names another one.
         *
         *     Requires `email`, and `name` or both `firstname` and `lastname`. Answers must fit the job's questions; any
         *     question may be left unanswered, even a required one.
         *
         *     Returns 422 and creates nothing if one of these is missing or malformed, the job already has a candidate with
         *     this e-mail address, or `stage`, `recruiter_key`, an answer or a file is invalid.
         *
         *     Scope: `w_candidates`. All token kinds.
         */
        post: operations["createCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job's candidate
         * @description Returns one candidate of the job, like `GET /candidates/{id}`. A candidate of another job gets 404.
         *
         *     Scope: `r_candidates`. All token kinds.
         */
        get: operations["getJobCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{shortcode}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a job
         * @description Closes a published job, because it is filled or to hide it from candidates for now. publishJob shows it again.
         *
         *     A request body is ignored. Returns 409 if the state of the job does not allow it.
         *
         *     Scope: `w_jobs`. All token kinds; with a user token the member must have the role `admin` in the account, or
         *     `admin` or `recruiting_admin` on the job, otherwise the response is 403.
         */
        post: operations["closeJob"];
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
         * @description Returns the custom attributes of the job, in the job's order, in one response of at most 1000. Attributes that
         *     the account has disabled are omitted.
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
         * @description Returns the active members who work on the job, oldest first, with their roles on the job, in one response of
         *     at most 1000. Deactivated members, and those who would join only by a collaboration rule, are not listed.
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
    "/jobs/{shortcode}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a job
         * @description Shows a draft or a closed job to candidates. The activity `opened` of the job says so.
         *
         *     A request body is ignored. Returns 409 if the state of the job does not allow it.
         *
         *     Scope: `w_jobs`. All token kinds; with a user token the member must have the role `admin` in the account, or
         *     `admin` or `recruiting_admin` on the job, otherwise the response is 403.
         */
        post: operations["publishJob"];
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
         * @description Returns the questions of the job to its applicants, in the order of the form, in one response of at most 1000.
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
         * @description Returns the external recruiters who work on the job, oldest first, in one response of at most 1000, like `GET
         *     /recruiters` with `shortcode`.
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
    "/jobs/{shortcode}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a job
         * @description Takes a job out of the archive. It becomes a draft, so that somebody reviews it before candidates see it again.
         *
         *     A request body is ignored. Returns 409 if the state of the job does not allow it.
         *
         *     Scope: `w_jobs`. All token kinds; with a user token the member must have the role `admin` in the account, or
         *     `admin`, `recruiting_admin`, `hiring_manager` or `simple` on the job, otherwise the response is 403.
         */
        post: operations["restoreJob"];
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
         * @description Returns the stages of the job's candidates, first to last. Every job has the account's pipeline: the response
         *     is that of `GET /stages`.
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
         * @description Returns the account's members, oldest first. Filters are combined: a member is returned if all of them match.
         *     Without `status` only active members are returned.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listMembers"];
        /**
         * Change a member's roles
         * @description Replaces the roles of the member that `id` names in the body. `roles` has the names that
         *     [listMembers](/docs/operations#listMembers) shows: at most one role in recruiting (`ats.…`), one in HR
         *     (`hris.…`), and permission sets that the member has. A role that is not named ends. Older clients send `role`
         *     and `hris_role` instead of `roles`, and what they omit stays.
         *
         *     `collaboration_rules` replaces all rules of the member; if it is omitted, they stay.
         *
         *     The roles apply to the member's next request. A deactivated member gets them too, and stays deactivated.
         *
         *     Returns 422 and changes nothing if the account would lose its last active admin, its last active HRIS admin or
         *     the only active member who is both, or if the member would have no access to recruiting nor to HR.
         *
         *     Scope: `w_members`. All token kinds; with a user token the member must have the role `admin`, and to make
         *     somebody an HRIS admin be one too, otherwise the response is 403.
         */
        put: operations["updateMember"];
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
         * @description Deactivates a member. The record is kept, can be listed with `status=inactive`, and can be enabled again. A
         *     request body is ignored.
         *
         *     Returns 422 and changes nothing if the member is the account's last active admin, its last active HRIS admin
         *     or the only active member who is both, or is already inactive.
         *
         *     Scope: `w_members`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
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
         * @description Reactivates a deactivated member with their previous roles. Enabling an active member changes nothing and also
         *     returns 204. A request body is ignored.
         *
         *     Scope: `w_members`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        post: operations["enableMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a member
         * @description Adds a member to the account and, if the server sends mail, sends them a link with which they set their name and
         *     password. It works once, within 7 days. Without mail, or for another link, an admin creates one in the settings
         *     (`/settings/members`), and the operator with `spindle members reset-link`.
         *
         *     The member is active at once, and can sign in when the password is set. Until then their name is their e-mail
         *     address. Roles and rules are as in [updateMember](/docs/operations#updateMember).
         *
         *     The inviting member must have the role `admin` or `simple`. Only an admin can invite admins and give rules, and
         *     only an HRIS admin can invite HRIS admins. Otherwise the response is 403.
         *
         *     Returns 422 if a member of the account, even a deactivated one, has the e-mail address.
         *
         *     Scope: `w_members`. All token kinds; with a user token its own member invites.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission_sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission sets
         * @description Returns the roles that a member can have, those in recruiting first. A member's `roles` contains the `name` of
         *     one of each kind.
         *
         *     Scope: `r_account`. All token kinds.
         */
        get: operations["listPermissionSets"];
        put?: never;
        post?: never;
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
         * @description Returns the account's external recruiters, oldest first, in one response of at most 1000. With `shortcode`,
         *     only those who work on that job.
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
         * @description Returns the stages of the account's pipeline, first to last, in one response of at most 1000.
         *
         *     Scope: `r_jobs`. All token kinds.
         */
        get: operations["listStages"];
        put?: never;
        /**
         * Create a stage
         * @description Adds a stage to the account's pipeline, at `position` or, without it, as the last one. Its slug is made from the
         *     name and is unique in the account: `second-interview`, or `second-interview-2` if there is one. Its kind
         *     stays: what follows from it, as a candidate's `hired_at`, is set when candidates arrive.
         *
         *     Returns 422 if the kind is unknown, if a stage has this name, regardless of case, or if the pipeline has 1000
         *     stages.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        post: operations["createStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stages/{id}": {
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
         * Delete a stage
         * @description Deletes a stage of the account's pipeline. If candidates are in it, or were rated in it, `target_stage` is
         *     required. They move there as with `POST /candidates/{id}/move`, each with an activity and the notification
         *     `candidate_moved`; with a user token its member has moved them, otherwise nobody. Ratings move too, except
         *     where the member has rated the candidate in the target. Activities keep the stage's name. Subscriptions to the
         *     stage's slug stay, and match nothing unless a new stage gets the slug. A request body is ignored.
         *
         *     A pipeline keeps what candidates need: returns 422 for the last stage of one of the kinds `sourced`,
         *     `applied` and `hired`, and for the only stage.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        delete: operations["deleteStage"];
        options?: never;
        head?: never;
        /**
         * Rename a stage
         * @description Renames a stage of the account's pipeline. Candidates and their lists show the new name at once; activities
         *     keep the name that the stage had. Slug and kind stay, so that requests and subscriptions that name the stage
         *     keep their meaning: for another kind create a stage, and delete this one.
         *
         *     Returns 422 if another stage has this name, regardless of case.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        patch: operations["updateStage"];
        trace?: never;
    };
    "/stages/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order the stages
         * @description Puts the stages of the account's pipeline in a new order: the body has the slug of each stage exactly once, the
         *     first stage first. New candidates start in the first stage of the kind `sourced` or `applied`.
         *
         *     Returns 422 and changes nothing if a slug is unknown, missing or repeated, as when another request has added a
         *     stage in the meantime.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must have the role `admin`, otherwise the
         *     response is 403.
         */
        put: operations["orderStages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions
         * @description Returns the subscriptions, sorted by id, at most 1000 and without pages; `limit` and other unknown parameters
         *     are ignored. An account token sees all subscriptions of the account. A user or service token sees those that
         *     its application or partner created.
         *
         *     A subscription created with a user or service token ends when the member disconnects the application or the
         *     partner is revoked: it is no longer shown, receives nothing, and its target is free again.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Subscribe to an event
         * @description Subscribes `target` to every `event` from now on. getSubscriptionSecret returns the secret that signs the
         *     notifications.
         *
         *     `args` filters `candidate_created` and `candidate_moved`. If given, it must contain `job_shortcode` and
         *     `stage_slug`: a job and a stage of the account, or an empty string for all of them. `account_id` may be
         *     omitted, null or empty, and must otherwise be the account's subdomain. The other events ignore the values of
         *     `args`.
         *
         *     Under the profile `family`, a setting of the deployment that `/health` shows, `args` may contain any subset of
         *     its keys, where a missing or null one means all, and `candidate_deleted` (filtered in the same way),
         *     `job_deleted`, `timeoff_request_approved` and `timeoff_request_reverted` are supported; otherwise these four
         *     get 400. An existing subscription continues when the profile ends.
         *
         *     Under that profile the notifications of a subscription created by an account token are also signed with that
         *     token, in `X-Workable-Signature` and `X-Service-Signature`. For this purpose only, the server stores the
         *     token's text, encrypted, until the token or the subscription ends, and never shows it. For a subscription
         *     created by a user token they are signed with its application's client secret, which is stored in the same way
         *     once the client has authenticated with it. Subscriptions created by a service token or on the settings page do
         *     not have these headers.
         *
         *     `target` is an `https` URL outside private networks, without user name or password. There is one subscription
         *     per target: URLs that differ only in the spelling of scheme or host, in a default port, in a dot after the
         *     host or in a fragment are the same target. A URL with another path or query is another target, so two events
         *     need two URLs.
         *
         *     The token limits what a notification contains: data outside its scopes, or that the member of a user token may
         *     not see, is omitted except for the ids.
         *
         *     Returns 400 with the body `{}` for any invalid request, and 409 with `{}` if the target is already registered,
         *     or while the same request with this `Idempotency-Key` is running. The header `X-Error-Reason` gives the
         *     reason, in a sentence that repeats nothing of the request.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}": {
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
         * Remove a subscription
         * @description Deletes the subscription and its log. Pending notifications are no longer sent; an attempt in progress may
         *     still arrive.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries
         * @description Returns the sent and pending deliveries of the subscription, oldest first. Deliveries are kept for 30 days.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one delivery
         * @description Returns a delivery with its newest attempts. Attempts are kept for 30 days.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/deliveries/{delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver one notification
         * @description Sends the notification again, whatever its state: the same bytes with the same `webhook-id`, signed with the
         *     current secrets. It is due at once and then by the whole schedule; a planned attempt is replaced, and failures
         *     do not disable the subscription. Returns 409 if the subscription is disabled. The body is ignored.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        post: operations["redeliverDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a disabled subscription
         * @description Resumes notifications to a target that failed for days or responded with 410. Held notifications are sent now,
         *     each with a new schedule. An active subscription does not change. The body is ignored.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        post: operations["enableSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver all failed notifications
         * @description Sends again every notification that has failed for good and was created at `since` or later, each as
         *     redeliverDelivery does. Returns 409 if the subscription is disabled.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        post: operations["redeliverFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signing secret
         * @description Returns the newest secret that signs the notifications. Only the client that created the subscription can read
         *     it: the account with any of its account tokens, the application or the partner with its own tokens. Others get
         *     404. Each read is recorded in the audit log.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        get: operations["getSubscriptionSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Creates a new secret and returns it. For 24 hours both secrets sign notifications, so that the receiver can
         *     switch at any time; at most the five newest sign. Only the client that created the subscription can do this,
         *     and it is recorded in the audit log.
         *
         *     The response is never stored for an `Idempotency-Key`, which is ignored here. If the response is lost, read
         *     the secret or replace it again: the older ones still sign.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        post: operations["rotateSubscriptionSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification
         * @description Sends a notification of the subscription's event with the contract's example as its data and `test: true`. It
         *     is signed, numbered, retried and logged like any other. Returns 409 if the subscription is disabled. The body
         *     is ignored.
         *
         *     Scope: `r_candidates` or `r_employees`. All token kinds.
         */
        post: operations["testSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeoff/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an employee's allowance
         * @description Sets what an employee may take of a category in a calendar year, in place of the category's
         *     `yearly_entitlement`, and the carry-over from the year before. The whole allowance is replaced: an omitted
         *     `entitlement` is the category's, an omitted `carry_over` is 0. Drafts can have allowances too. For all employees
         *     at once, change the category's `yearly_entitlement`. listTimeOffBalances shows the result.
         *
         *     Returns 422 if the account does not have the employee or the category.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must be an HRIS admin or have the role `admin`,
         *     otherwise the response is 403.
         */
        put: operations["setTimeOffAllowance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeoff/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject
         * @description Decides one of a request's pending approvals. The first rejection rejects the request and closes the other
         *     approvals; the last approval approves it. Each approval can be decided once: of two concurrent decisions one
         *     gets 200 and the other 409, as does a decision on a request that is no longer pending.
         *
         *     Only the approver may decide. With a user token that is the token's member; an account or service token must
         *     name the member in `member_id`, otherwise the response is 400. Any other member, even an HRIS admin, gets 403,
         *     as do an `approver_id` that is not this approval's approver and a deactivated approver.
         *
         *     Scope: `w_timeoff`. All token kinds.
         */
        patch: operations["decideTimeOffApproval"];
        trace?: never;
    };
    "/timeoff/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an employee's balances
         * @description Returns an employee's entitlement, used and available units of each category in a year, in the order of the
         *     categories. `units_available` is the entitlement of that year plus the carry-over less the used units; in an
         *     unlimited category the entitlement counts as 0. Used units are the exact units of approved requests, each day
         *     in its calendar year; pending, rejected and canceled requests do not count. The result may be negative,
         *     because a request may exceed the balance.
         *
         *     An account or service token must name the employee, otherwise the response is 400; an unknown employee gets
         *     404, and an unpublished one has an empty list. With a user token the employee is by default the member's own;
         *     one whose requests the member may not see in listTimeOffRequests, unknown ones included, gets 403. A member
         *     who is not an employee and names none gets an empty list.
         *
         *     Scope: `r_timeoff`. All token kinds.
         */
        get: operations["listTimeOffBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeoff/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time off categories
         * @description Returns the account's categories of time off, in the account's order, in one response of at most 1000.
         *
         *     Scope: `r_timeoff`. All token kinds.
         */
        get: operations["listTimeOffCategories"];
        put?: never;
        /**
         * Create a time off category
         * @description Creates a category. Employees can request time off of it at once.
         *
         *     Returns 422 if the name is blank, if `approval` is `members` without `approvers`, or if one of these is not an
         *     active member of the account.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must be an HRIS admin or have the role `admin`,
         *     otherwise the response is 403.
         */
        post: operations["createTimeOffCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeoff/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time off category
         * @description Returns a category with its unit, its yearly entitlement and the rules of its approvals.
         *
         *     Scope: `r_timeoff`. All token kinds.
         */
        get: operations["getTimeOffCategory"];
        put?: never;
        post?: never;
        /**
         * Delete a time off category
         * @description Deletes a category with the allowances of employees for it. Returns 409 if a request refers to it, in whatever
         *     state: change its name, entitlement or position instead. A request body is ignored.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must be an HRIS admin or have the role `admin`,
         *     otherwise the response is 403.
         */
        delete: operations["deleteTimeOffCategory"];
        options?: never;
        head?: never;
        /**
         * Change a time off category
         * @description Changes the given fields of a category; the others stay as they are. Requests keep the approvals that they have.
         *     A new entitlement counts in every year, in all balances of employees without one of their own.
         *
         *     Returns 409 if the unit would change between days and hours although requests refer to the category, since their
         *     lengths are counted in its unit. Returns 422 as createTimeOffCategory does.
         *
         *     Scope: `w_account`. All token kinds; with a user token the member must be an HRIS admin or have the role `admin`,
         *     otherwise the response is 403.
         */
        patch: operations["updateTimeOffCategory"];
        trace?: never;
    };
    "/timeoff/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time off requests
         * @description Returns a page of the requests that overlap a period, sorted by `from_date` and id. The period lasts from
         *     `from_date` to `to_date`, both ends included, and has no end without `to_date`: a request is returned if it
         *     starts at or before the period's end and ends at or after its start. `total_count` counts all matching
         *     requests, whatever `limit` and `offset` are. Filters are combined: a request is returned if all of them match.
         *
         *     - With an account or service token: every request of the account. An unknown or unpublished employee gets 404,
         *       alone or among others.
         *     - With a user token: the requests of the member's own employee and of their direct and indirect reports. HRIS
         *       admins, and members with the permission to view time off requests, get every request of the account. If the
         *       member may not see one of the named employees, unknown ones included, the response is 403. A member who is
         *       not an employee and lacks the permission gets an empty list.
         *
         *     Scope: `r_timeoff`. All token kinds.
         */
        get: operations["listTimeOffRequests"];
        put?: never;
        /**
         * Request time off
         * @description Requests time off for an employee. The request is pending while approvals are missing; if the category
         *     requires none, or there is no approver, it is approved at once.
         *
         *     **Who.** An account or service token names the employee and, in `member_id`, the member who asks; without
         *     either the response is 400. An unknown or unpublished employee gets 404, an unknown or inactive member 422.
         *     With a user token the member is the token's own, whatever `member_id` says, and the employee is by default the
         *     member's own: 422 if there is none. A named employee must be the member's own or one of their reports, or, for
         *     HRIS admins, any employee of the account; otherwise the response is 403, even for unknown ones. An unknown
         *     category gets 404.
         *
         *     **When.** `to_date` must not be before `from_date`, and the request must span fewer than 3 calendar years:
         *     from 2024-02-29 to 2027-02-28 are 2 whole years, to 2027-03-01 are 3. `from_date` must not be before the
         *     employee's first day; otherwise the response is 400 with the message `fromDate can't be less than 2026-03-01`.
         *
         *     **How much.** Working days are those of the employee's work schedule, else the account's default schedule,
         *     else 8 hours from Monday to Friday, without the holidays of the employee's calendar. In a category of
         *     `full_days` each working day counts 1. In one of `half_days` the days in `half_days` count 0.5. In one of
         *     `hours` the working time between the two times counts: a day of 8 hours lasts from 09:00 to 18:00 with an hour
         *     of break from 13:00 to 14:00, and a day of other hours also starts at 09:00, with the break after half of
         *     them. A request that covers a whole working day counts the hours of that day, never more. A request without
         *     working time is accepted and takes nothing, and a request may exceed the balance or overlap another. Days are
         *     split by calendar year, and hours are counted to the hundredth.
         *
         *     **Who approves.** The category determines it: nobody, a number of the employee's managers from the direct one
         *     up, or certain members. Managers who are not members, inactive members, the member who asks and the employee's
         *     own member are skipped. All approvals are requested at once.
         *
         *     Scope: `w_timeoff`. All token kinds.
         */
        post: operations["createTimeOffRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work_schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the work schedules
         * @description Returns the account's work schedules, oldest first, in one response of at most 1000. Each shows the days on which
         *     somebody works, from Monday on. Schedules store the working hours of a day: work starts at 09:00 and has an
         *     hour's break, as [time off in hours](/docs/guides/employees-and-time-off) counts it.
         *
         *     Scope: `r_account`. All token kinds.
         */
        get: operations["listWorkSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    candidate_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate was created
         * @description Sent when a candidate is created in a job, or copied to one. `data` is the candidate as getCandidate returns
         *     it at the time of the first attempt. The filters of the subscription compare the job and the stage in which
         *     the candidate was created.
         *
         *     `data` is `{id}` alone if the subscription's token lacks `r_candidates`, if the candidate was erased or
         *     relocated since, which gives them another id, or if the body would exceed 256 KiB.
         */
        post: operations["receiveCandidateCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    candidate_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate was deleted
         * @description Only under the profile `family`. Sent when a candidate is erased, and when one is relocated, which gives them
         *     another id. The filters of the subscription compare the job and the stage that the candidate was in. `data` is
         *     `{id}` with the former id.
         */
        post: operations["receiveCandidateDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    candidate_moved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate was moved
         * @description Sent when a candidate is moved to another stage, or relocated to another job, which gives them another id.
         *     `data` is the candidate as getCandidate returns it at the time of the first attempt: after several quick
         *     moves, each notification may show the last stage. The filters of the subscription compare the job and the
         *     stage to which the candidate was moved. A disqualification is not a move.
         *
         *     `data` is `{id}` alone if the subscription's token lacks `r_candidates`, if the candidate was erased or
         *     relocated since, or if the body would exceed 256 KiB.
         */
        post: operations["receiveCandidateMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    employee_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An employee was created
         * @description Sent when an employee is created, either as a draft or already published. `data` is the employee as
         *     getEmployee returns it at the time of the first attempt, without `direct_reports`; a field without a value is
         *     absent.
         *
         *     A subscription created by an account or service token receives the complete record. One of a user token
         *     receives what its member may see: the complete record for an HRIS admin and for the member's own record,
         *     otherwise the public fields of published employees.
         *
         *     `data` is `{id}` alone if the subscription's token lacks `r_employees`, if the member of a user token may not
         *     see the employee, or if the body would exceed 256 KiB.
         */
        post: operations["receiveEmployeeCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    employee_published: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An employee was published
         * @description Sent when a draft is published, and after `employee_created` if an employee is created as published. `data` is
         *     `{id}`.
         */
        post: operations["receiveEmployeePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    employee_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An employee was changed
         * @description Sent when fields of an employee change. `data` has the employee's `id` and the changed fields, by their ids
         *     and with their values at the time of the first attempt; a cleared field is null. A `department` is given by
         *     name, any other reference by id.
         *
         *     Private fields are omitted for the member of a user token who may not see them, as in `employee_created`.
         *     `data` is `{id}` alone if the subscription's token lacks `r_employees`, if the member may not see the
         *     employee, or if the body would exceed 256 KiB.
         */
        post: operations["receiveEmployeeUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    job_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was deleted
         * @description Only under the profile `family`. Sent when a job is deleted. No operation deletes a job yet, so a subscription
         *     is accepted but receives nothing. `data` is `{id}`.
         */
        post: operations["receiveJobDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    onboarding_completed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An onboarding was completed
         * @description Sent once per employee, when completeOnboarding is called. `data` is the employee as in `employee_created`,
         *     with `onboarding_completed_at`, by the same rules.
         */
        post: operations["receiveOnboardingCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    timeoff_request_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time off was approved
         * @description Only under the profile `family`. Sent in addition to `timeoff_updated` when a request is approved, by its last
         *     approval or, if none is needed, at once. `data` is as in `timeoff_updated`, by the same rules.
         */
        post: operations["receiveTimeOffRequestApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    timeoff_request_reverted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time off was canceled
         * @description Only under the profile `family`. Sent in addition to `timeoff_updated` when a pending or approved request is
         *     canceled. An approval cannot be undone in any other way. `data` is as in `timeoff_updated`, by the same rules.
         */
        post: operations["receiveTimeOffRequestReverted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    timeoff_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time off request changed
         * @description Sent when time off is requested, and when a request is approved, rejected or canceled, but not while it waits
         *     for further approvals. `data` is the request as listTimeOffRequests returns it at the time of the first
         *     attempt.
         *
         *     `data` is `{id}` alone if the subscription's token lacks `r_timeoff`, if the member of a user token may not
         *     see the request in listTimeOffRequests, or if the body would exceed 256 KiB.
         */
        post: operations["receiveTimeOffUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A customer account. Everything else in this API belongs to one. */
        Account: {
            /**
             * @description A description of the account. It may contain HTML.
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
             * @description A summary in one sentence.
             * @example Mobile robots for ports and warehouses
             */
            summary: string | null;
            /**
             * @description The URL of the account's web site.
             * @example https://www.nordlicht-robotics.example
             */
            website_url: string | null;
        };
        /** @description The accounts that a token gives access to. */
        AccountList: {
            /** @description The accounts, oldest first. */
            accounts: components["schemas"]["Account"][];
        };
        /** @description The changed fields of the account. Other keys are ignored. */
        AccountUpdate: {
            /**
             * @description A description of the account. It may contain HTML.
             * @example Nordlicht Robotics builds mobile robots for ports and warehouses.
             */
            description?: string | null;
            /**
             * @description The account's name, which candidates show too.
             * @example Nordlicht Robotics
             */
            name?: string;
            /**
             * @description A summary in one sentence.
             * @example Mobile robots for ports and warehouses
             */
            summary?: string | null;
            /**
             * @description The URL of the account's web site.
             * @example https://www.nordlicht-robotics.example
             */
            website_url?: string | null;
        };
        /** @description The member who did it. Absent if it was the candidate or nobody. */
        ActivityMember: {
            /**
             * @description The member's id.
             * @example 019a00a1e0000002
             */
            id: string;
            /**
             * @description The member's name.
             * @example Ingrid Solberg
             */
            name: string;
            /**
             * @description Always `Member`.
             * @example Member
             */
            type: string;
        };
        /** @description A stage as it was at that time. */
        ActivityStage: {
            /**
             * Format: int64
             * @description The stage's number.
             * @example 5
             */
            id: number;
            /**
             * @description The stage's key.
             * @example 019a00a1e3e80005
             */
            identifier: string;
            /**
             * @description The stage's name.
             * @example Interview
             */
            name: string;
            /**
             * @description The stage's slug.
             * @example interview
             */
            slug: string;
        };
        /** @description The new stage for a move, as it was at that time. Otherwise null, as in the API family. */
        ActivityTarget: {
            /**
             * Format: int64
             * @description The stage's number.
             * @example 5
             */
            id: number;
            /**
             * @description The stage's key.
             * @example 019a00a1e3e80005
             */
            identifier: string;
            /**
             * @description The stage's name.
             * @example Interview
             */
            name: string;
            /**
             * @description The stage's slug.
             * @example interview
             */
            slug: string;
        } | null;
        /**
         * @description A kind of records. Values may be added.
         * @example jobs
         * @enum {string}
         */
        AffectedResource: "departments" | "jobs" | "employees" | "collaboration_rules" | "candidates" | "ratings";
        /** @description An answered question. */
        AnsweredQuestion: {
            /**
             * @description The text of the question.
             * @example When could you start?
             */
            body: string;
        };
        /** @description An answer, with one key that depends on the question's type. */
        AnswerGiven: {
            /**
             * @description The text: `short_text`, `free_text`.
             * @example A forklift, which found its own way.
             */
            body?: string | null;
            /**
             * @description Yes or no: `boolean`.
             * @example true
             */
            checked?: boolean;
            /** @description The chosen options: `dropdown`, `multiple_choice`. */
            choices?: components["schemas"]["ChoiceGiven"][];
            /**
             * @description The day: `date`.
             * @example 2026-05-01
             */
            date?: string;
            /**
             * @description A short-lived URL of the file: `file`. Null until the file has been fetched.
             * @example http://localhost:3000/files/019c22c68ee00006/work.pdf?until=1772460600&signature=2a77
             */
            file_url?: string | null;
            /**
             * @description The number: `numeric`.
             * @example 6
             */
            number?: number;
        };
        /** @description An answer: the question, and the only key that fits its type. */
        AnswerInput: {
            /**
             * @description The text: `short_text` (at most 128 characters), `free_text`.
             * @example Since I was nine.
             */
            body?: string | null;
            /**
             * @description Yes or no: `boolean`.
             * @example true
             */
            checked?: boolean | null;
            /** @description The ids of the chosen options, one for a `dropdown`: `dropdown`, `multiple_choice`. */
            choices?: string[] | null;
            /**
             * Format: date
             * @description The day: `date`.
             * @example 2026-05-01
             */
            date?: string | null;
            file?: components["schemas"]["FileInput"];
            /**
             * @description The URL of the file: `file`.
             * @example https://files.example/work.pdf
             */
            file_url?: string | null;
            /**
             * @description The question's id.
             * @example 019b8d9969000009
             */
            question_key: string;
            /**
             * @description The number: `numeric`.
             * @example 4
             */
            value?: number | null;
        };
        /** @description The application form of a job. */
        ApplicationForm: {
            /** @description The fields of the form in addition to name and e-mail, in the order of the set. Empty if there are none. */
            form_fields: components["schemas"]["FormField"][];
            /** @description The job's questions in the order of the form. */
            questions: components["schemas"]["Question"][];
        };
        /** @description A decision on an approval. Other keys are ignored. */
        ApprovalDecision: {
            /**
             * @description The approver, as in `pending_approvals`. If given, it must be this approval's approver.
             * @example 019a00a1e0000002
             */
            approver_id?: string;
            /**
             * @description The member who decides, the approver. Required with an account or service token; ignored with a user
             *     token.
             * @example 019a00a1e0000002
             */
            member_id?: string;
            state: components["schemas"]["ApprovalVerdict"];
        };
        /**
         * @description The decision of an approver. Values may be added.
         * @example approved
         * @enum {string}
         */
        ApprovalVerdict: "approved" | "rejected";
        /** @description One of the available choices. */
        AttributeChoice: {
            /**
             * @description The value itself.
             * @example One month
             */
            body: string;
            /**
             * @description A hint for choosing it.
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
             * @description A hint for choosing it. Absent if there is none.
             * @example To the end of a calendar month
             */
            hint?: string;
        };
        /** @description The choice in each available language. Languages may be added. */
        AttributeTranslations: {
            en: components["schemas"]["AttributeTranslation"];
        };
        /**
         * @description The type of a custom attribute. Values may be added.
         * @example dropdown
         * @enum {string}
         */
        AttributeType: "short_text" | "free_text" | "boolean" | "numeric" | "date" | "dropdown" | "multiple_choice" | "file";
        /** @description A candidate in a list. */
        Candidate: {
            account: components["schemas"]["CandidateAccount"];
            /**
             * @description True if the personal data was removed.
             * @example false
             */
            anonymized: boolean;
            /**
             * @description The name of the source.
             * @example Unknown
             */
            common_source: string;
            /**
             * @description The kind of source.
             * @example Other
             */
            common_source_category: string;
            /**
             * Format: date-time
             * @description When the candidate was created.
             * @example 2026-02-03T09:12:44Z
             */
            created_at: string;
            /**
             * @description The reason for the disqualification.
             * @example Lives too far away
             */
            disqualification_reason: string | null;
            /**
             * @description True if the candidate is disqualified.
             * @example false
             */
            disqualified: boolean;
            /**
             * @description Where the candidate comes from, as given by the client.
             * @example robotics-meetup.example
             */
            domain: string | null;
            /**
             * @description The e-mail address.
             * @example lena.vogt@post.example
             */
            email: string | null;
            /**
             * @description The first name.
             * @example Lena
             */
            firstname: string | null;
            /**
             * @description A headline about the candidate.
             * @example Robotics engineer
             */
            headline: string | null;
            /**
             * Format: date-time
             * @description When the candidate was hired.
             * @example 2026-02-03T09:12:44Z
             */
            hired_at: string | null;
            /**
             * @description The candidate's id.
             * @example 019c22c68ee00001
             */
            id: string;
            job: components["schemas"]["CandidateJob"];
            /**
             * @description The last name. Null if only one name is known.
             * @example Vogt
             */
            lastname: string | null;
            /**
             * Format: date-time
             * @description When the candidate first reached a stage of the kind `offer`.
             * @example 2026-02-03T09:12:44Z
             */
            moved_to_offer_at: string | null;
            /**
             * @description The full name.
             * @example Lena Vogt
             */
            name: string;
            /**
             * @description How the candidate was created; `SPI` is this API.
             * @example SPI
             */
            outlet: string | null;
            /**
             * @description The candidate's page in the web application. The numbers in its URL are not ids of this API.
             * @example http://nordlicht.localhost:3000/backend/jobs/1/candidates/1
             */
            profile_url: string;
            resume_metadata?: components["schemas"]["ResumeMetadata"];
            /**
             * @description True if the candidate was uploaded, false if they applied.
             * @example false
             */
            sourced: boolean;
            /**
             * @description The name of the stage that the candidate is in.
             * @example Interview
             */
            stage: string;
            /**
             * @description The kind of that stage.
             * @example interview
             */
            stage_kind: string;
            /**
             * Format: date-time
             * @description When the candidate was last changed.
             * @example 2026-02-20T15:41:07Z
             */
            updated_at: string;
        };
        /** @description The account of a candidate. */
        CandidateAccount: {
            /**
             * @description The account's name.
             * @example Nordlicht Robotics
             */
            name: string;
            /**
             * @description The account's subdomain.
             * @example nordlicht
             */
            subdomain: string;
        };
        /** @description An activity of a candidate. */
        CandidateActivity: {
            /**
             * @description What happened; for a move the slug of the new stage.
             * @example interview
             */
            action: string;
            action_stage?: components["schemas"]["ActivityStage"];
            /**
             * @description The text, such as that of a comment or the reason for a disqualification.
             * @example The exercise is attached. Look at the third page.
             */
            body: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-10T11:04:00.120Z
             */
            created_at: string;
            /**
             * @description The activity's id.
             * @example 019c4738f1780001
             */
            id: string;
            member?: components["schemas"]["ActivityMember"];
            rating?: components["schemas"]["GivenRating"];
            /**
             * @description The name of the stage that the candidate was in.
             * @example Applied
             */
            stage_name: string | null;
            target_stage: components["schemas"]["ActivityTarget"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-02-10T11:04:00.120Z
             */
            updated_at: string;
            /** @description The roles whose members see it, in addition to admins. Absent if everybody does. */
            visibility_roles?: string[];
        };
        /** @description A page of a candidate's activities. */
        CandidateActivityPage: {
            /** @description The activities, oldest first. */
            activities: components["schemas"]["CandidateActivity"][];
            paging?: components["schemas"]["Paging"];
        };
        /** @description Changes of a candidate. Omitted fields stay unchanged. */
        CandidateChanges: {
            /**
             * @description The postal address.
             * @example Havnegade 4, 9000 Aalborg
             */
            address?: string | null;
            /**
             * @description The cover letter.
             * @example I have read your job twice.
             */
            cover_letter?: string | null;
            /** @description The education. */
            education_entries?: components["schemas"]["EducationInput"][] | null;
            /**
             * @description The e-mail address.
             * @example ida.lund@post.example
             */
            email?: string | null;
            /** @description The experience. */
            experience_entries?: components["schemas"]["ExperienceInput"][] | null;
            /**
             * @description The first name.
             * @example Ida
             */
            firstname?: string | null;
            /**
             * @description A headline about the candidate.
             * @example Controls engineer
             */
            headline?: string | null;
            image?: components["schemas"]["ImageInput"];
            /**
             * @description The source of the picture at `image_url`. Not stored.
             * @example linkedin
             */
            image_source?: string | null;
            /**
             * @description The URL of a picture. Not together with `image`.
             * @example https://files.example/lund.png
             */
            image_url?: string | null;
            /**
             * @description The last name.
             * @example Lund
             */
            lastname?: string | null;
            /**
             * @description The full name.
             * @example Ida Lund
             */
            name?: string | null;
            /**
             * @description The telephone number.
             * @example +45 55501000
             */
            phone?: string | null;
            resume?: components["schemas"]["FileInput"];
            /**
             * @description The URL of the resume. Not together with `resume`.
             * @example https://files.example/lund.pdf
             */
            resume_url?: string | null;
            /** @description The skills. `{name}` is also accepted for a name. */
            skills?: string[] | null;
            /** @description The social profiles. */
            social_profiles?: components["schemas"]["SocialProfileInput"][] | null;
            /**
             * @description A summary.
             * @example Control loops that hold.
             */
            summary?: string | null;
            /** @description The tags. `{name}` is also accepted for a name. */
            tags?: string[] | null;
            /**
             * @description The candidate's consent to text messages, `forced` or `declined`.
             * @example declined
             */
            texting_consent?: string | null;
        };
        /** @description The target of a copy or relocation. */
        CandidateCopy: {
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            /**
             * @description The shortcode of the other job. Required.
             * @example A81D3E6057
             */
            target_job_shortcode?: string | null;
            /**
             * @description The slug of the stage in the other job.
             * @example phone-screen
             */
            target_stage?: string | null;
        };
        /** @description A candidate to be created. */
        CandidateCreate: {
            candidate: components["schemas"]["CandidateFieldsCreate"];
            /**
             * @description False if the candidate counts as applied. Also accepted inside `candidate`.
             * @example true
             */
            sourced?: boolean | null;
        };
        /** @description Notifies that a candidate was created. */
        CandidateCreatedNotification: {
            data: components["schemas"]["NotifiedCandidate"];
            event_type: components["schemas"]["CandidateCreatedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["CandidateResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example candidate_created
         * @enum {string}
         */
        CandidateCreatedType: "candidate_created";
        /** @description Notifies that a candidate was deleted. */
        CandidateDeletedNotification: {
            data: components["schemas"]["DeletedCandidate"];
            event_type: components["schemas"]["CandidateDeletedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["CandidateResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example candidate_deleted
         * @enum {string}
         */
        CandidateDeletedType: "candidate_deleted";
        /** @description A candidate with all stored data. */
        CandidateDetail: {
            account: components["schemas"]["CandidateAccount"];
            /**
             * @description The postal address.
             * @example Lange Reihe 11, 20099 Hamburg
             */
            address: string | null;
            /**
             * @description True if the personal data was removed.
             * @example false
             */
            anonymized: boolean;
            /** @description The candidate's answers to the job's questions. */
            answers: components["schemas"]["QuestionAnswer"][];
            /**
             * @description The name of the source.
             * @example Unknown
             */
            common_source: string;
            /**
             * @description The kind of source.
             * @example Other
             */
            common_source_category: string;
            /**
             * @description The cover letter.
             * @example Your port robots pass my window every morning.
             */
            cover_letter: string | null;
            /**
             * Format: date-time
             * @description When the candidate was created.
             * @example 2026-02-03T09:12:44Z
             */
            created_at: string;
            /**
             * @description The reason for the disqualification.
             * @example Lives too far away
             */
            disqualification_reason: string | null;
            /**
             * @description True if the candidate is disqualified.
             * @example false
             */
            disqualified: boolean;
            /**
             * Format: date-time
             * @description When the candidate was disqualified.
             * @example 2026-02-11T08:00:00.000Z
             */
            disqualified_at: string | null;
            /**
             * @description Where the candidate comes from, as given by the client.
             * @example robotics-meetup.example
             */
            domain: string | null;
            /** @description The education. */
            education_entries: components["schemas"]["EducationEntry"][];
            /**
             * @description The e-mail address.
             * @example lena.vogt@post.example
             */
            email: string | null;
            /** @description The experience. */
            experience_entries: components["schemas"]["ExperienceEntry"][];
            /**
             * @description The first name.
             * @example Lena
             */
            firstname: string | null;
            /**
             * @description A headline about the candidate.
             * @example Robotics engineer
             */
            headline: string | null;
            /**
             * Format: date-time
             * @description When the candidate was hired.
             * @example 2026-02-03T09:12:44Z
             */
            hired_at: string | null;
            /**
             * @description The candidate's id.
             * @example 019c22c68ee00001
             */
            id: string;
            /**
             * @description A short-lived URL of the candidate's picture.
             * @example http://localhost:3000/files/019c22c68ee00004/lund.png?until=1772460600&signature=6f0c
             */
            image_url: string | null;
            job: components["schemas"]["CandidateJob"];
            /**
             * @description The last name. Null if only one name is known.
             * @example Vogt
             */
            lastname: string | null;
            location: components["schemas"]["CandidateLocation"];
            /**
             * Format: date-time
             * @description When the candidate first reached a stage of the kind `offer`.
             * @example 2026-02-03T09:12:44Z
             */
            moved_to_offer_at: string | null;
            /**
             * @description The full name.
             * @example Lena Vogt
             */
            name: string;
            /**
             * @description The candidate that this one was copied or relocated from.
             * @example 019c22c68ee00001
             */
            originating_candidate_id: string | null;
            /**
             * @description The e-mail address for messages to the candidate.
             * @example 3f1c9a7be2d04586@outbound.localhost
             */
            outbound_mailbox: string;
            /**
             * @description How the candidate was created; `SPI` is this API.
             * @example SPI
             */
            outlet: string | null;
            /**
             * @description The telephone number.
             * @example +49 40 5550100
             */
            phone: string | null;
            /**
             * @description The candidate's page in the web application. The numbers in its URL are not ids of this API.
             * @example http://nordlicht.localhost:3000/backend/jobs/1/candidates/1
             */
            profile_url: string;
            resume_metadata?: components["schemas"]["ResumeMetadata"];
            /**
             * @description A short-lived URL of the resume.
             * @example http://localhost:3000/files/019c22c68ee00005/lund.pdf?until=1772460600&signature=91be
             */
            resume_url: string | null;
            /** @description The skills. */
            skills: components["schemas"]["Skill"][];
            /** @description The social profiles. Absent if there are none. */
            social_profiles?: components["schemas"]["SocialProfile"][];
            /**
             * @description True if the candidate was uploaded, false if they applied.
             * @example false
             */
            sourced: boolean;
            /**
             * @description The name of the stage that the candidate is in.
             * @example Interview
             */
            stage: string;
            /**
             * @description The kind of that stage.
             * @example interview
             */
            stage_kind: string;
            /**
             * @description A summary.
             * @example Six years of motion planning.
             */
            summary: string | null;
            /** @description The tags. */
            tags: string[];
            /**
             * Format: date-time
             * @description When the candidate was last changed.
             * @example 2026-02-20T15:41:07Z
             */
            updated_at: string;
            /**
             * @description The member who created the candidate with a user token.
             * @example 019a00a1e0000002
             */
            uploader_id: string | null;
            /**
             * @description True if the candidate withdrew.
             * @example false
             */
            withdrew: boolean;
        };
        /** @description The reason for a disqualification. */
        CandidateDisqualify: {
            /**
             * @description The reason as text, if no reason is named. An older form.
             * @example Lives too far away
             */
            disqualification_reason?: string | null;
            /**
             * @description A note in addition to the reason, stored in the activity.
             * @example They wrote on Friday.
             */
            disqualify_note?: string | null;
            /**
             * @description The id of one of the account's reasons.
             * @example 019a00a1e7d00005
             */
            disqualify_reason_id?: string | null;
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            /**
             * @description True if the candidate withdrew.
             * @example true
             */
            withdrew?: boolean | null;
        };
        /** @description Requires `email`, and `name` or both `firstname` and `lastname`. */
        CandidateFieldsCreate: {
            /**
             * @description The postal address.
             * @example Havnegade 4, 9000 Aalborg
             */
            address?: string | null;
            /** @description Answers to the job's questions, each question once. */
            answers?: components["schemas"]["AnswerInput"][] | null;
            /**
             * @description The cover letter.
             * @example I have read your job twice.
             */
            cover_letter?: string | null;
            /**
             * @description The reason. Ignored unless `disqualified` is true.
             * @example Lives too far away
             */
            disqualification_reason?: string | null;
            /**
             * @description True if the candidate is created as disqualified.
             * @example false
             */
            disqualified?: boolean | null;
            /**
             * Format: date
             * @description The day, by default today. Ignored unless `disqualified` is true.
             * @example 2026-03-01
             */
            disqualified_at?: string | null;
            /**
             * @description Where the candidate comes from.
             * @example robotics-meetup.example
             */
            domain?: string | null;
            /** @description The education. */
            education_entries?: components["schemas"]["EducationInput"][] | null;
            /**
             * @description The e-mail address.
             * @example ida.lund@post.example
             */
            email?: string | null;
            /** @description The experience. */
            experience_entries?: components["schemas"]["ExperienceInput"][] | null;
            /**
             * @description The first name.
             * @example Ida
             */
            firstname?: string | null;
            /**
             * @description A headline about the candidate.
             * @example Controls engineer
             */
            headline?: string | null;
            image?: components["schemas"]["ImageInput"];
            /**
             * @description The source of the picture at `image_url`. Not stored.
             * @example linkedin
             */
            image_source?: string | null;
            /**
             * @description The URL of a picture. Not together with `image`.
             * @example https://files.example/lund.png
             */
            image_url?: string | null;
            /**
             * @description The last name.
             * @example Lund
             */
            lastname?: string | null;
            /**
             * @description The full name.
             * @example Ida Lund
             */
            name?: string | null;
            /**
             * @description The telephone number.
             * @example +45 55501000
             */
            phone?: string | null;
            /**
             * @description The id of one of the job's external recruiters, who put the candidate forward.
             * @example 019a6cfe5a800001
             */
            recruiter_key?: string | null;
            resume?: components["schemas"]["FileInput"];
            /**
             * @description The URL of the resume. Not together with `resume`.
             * @example https://files.example/lund.pdf
             */
            resume_url?: string | null;
            /** @description The skills. `{name}` is also accepted for a name. */
            skills?: string[] | null;
            /** @description The social profiles. */
            social_profiles?: components["schemas"]["SocialProfileInput"][] | null;
            /**
             * @description False if the candidate counts as applied. Ignored if the key beside `candidate` is given.
             * @example true
             */
            sourced?: boolean | null;
            /**
             * @description A summary.
             * @example Control loops that hold.
             */
            summary?: string | null;
            /** @description The tags. `{name}` is also accepted for a name. */
            tags?: string[] | null;
        };
        /** @description A file of a candidate. */
        CandidateFile: {
            /**
             * @description What the file is: `resume`, `image`, `attachment`, `answer` or `attribute`. Values may be added.
             * @example attachment
             */
            kind: string;
            /**
             * @description The name of the file.
             * @example exercise.pdf
             */
            name: string;
            /**
             * @description A short-lived URL of the file.
             * @example http://localhost:3000/files/019c52a70b800001/exercise.pdf?until=1772460600&signature=2a77
             */
            preview_url: string;
            /**
             * @description Where it belongs: `profile`, `comment`, `application_form` or `custom_attribute`. Values may be added.
             * @example comment
             */
            source: string;
        };
        /** @description The files of a candidate. */
        CandidateFileList: {
            /** @description The files, oldest first. */
            files: components["schemas"]["CandidateFile"][];
        };
        /** @description The job of a candidate. */
        CandidateJob: {
            /**
             * @description The job's shortcode.
             * @example 4F0A7C92BD
             */
            shortcode: string;
            /**
             * @description The job's title.
             * @example Robotics Software Engineer
             */
            title: string;
        };
        /** @description A reference to a candidate. */
        CandidateLink: {
            /**
             * @description The candidate's id.
             * @example 019cb927cfc00001
             */
            id: string;
            /**
             * @description The candidate's URL in this API.
             * @example http://nordlicht.localhost:3000/spi/v3/candidates/019cb927cfc00001
             */
            url: string;
        };
        /** @description Where the candidate lives. Unknown parts are null. */
        CandidateLocation: {
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
             * @description The postal code.
             * @example 20099
             */
            zip_code: string | null;
        };
        /** @description The target of a move. */
        CandidateMove: {
            /**
             * @description Accepted and ignored. Requisitions are not supported.
             * @example false
             */
            fill_reserved_requisition?: boolean | null;
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            requisition?: components["schemas"]["IgnoredRequisition"];
            /**
             * @description The slug of the stage. Without it the candidate stays in their stage.
             * @example offer
             */
            target_stage?: string | null;
        };
        /** @description Notifies that a candidate was moved. */
        CandidateMovedNotification: {
            data: components["schemas"]["NotifiedCandidate"];
            event_type: components["schemas"]["CandidateMovedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["CandidateResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example candidate_moved
         * @enum {string}
         */
        CandidateMovedType: "candidate_moved";
        /** @description A reference to a candidate. */
        CandidateName: {
            /**
             * @description The candidate's id.
             * @example 019c22c68ee00001
             */
            id: string;
            /**
             * @description The candidate's name.
             * @example Lena Vogt
             */
            name: string;
        };
        /** @description A page of candidates. */
        CandidatePage: {
            /** @description The candidates, oldest first. */
            candidates: components["schemas"]["Candidate"][];
            paging?: components["schemas"]["Paging"];
        };
        /**
         * @description What `data` is.
         * @example candidate
         * @enum {string}
         */
        CandidateResource: "candidate";
        /** @description Who reverts a disqualification. */
        CandidateRevert: {
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
        };
        /** @description The changes of a candidate. */
        CandidateUpdate: {
            candidate: components["schemas"]["CandidateChanges"];
        };
        /**
         * @description The changed fields of an employee, or the `id` alone. It may also have other fields of the record than those
         *     listed here; a cleared field is null.
         */
        ChangedFields: {
            /**
             * Format: date
             * @description The day of birth.
             * @example 1995-08-14
             */
            birthdate?: string | null;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            department?: string | null;
            /**
             * @description The private e-mail address.
             * @example mateo@silva.example
             */
            email?: string | null;
            /**
             * @description The employee number, a string.
             * @example 3
             */
            employee_number?: string;
            /**
             * @description The first name.
             * @example Mateo
             */
            firstname?: string;
            /**
             * Format: int64
             * @description The number of the holiday calendar, an integer as in the API family.
             * @example 3
             */
            holiday_calendar_id?: number | null;
            /**
             * @description The employee's id.
             * @example 019c9e1c4a000003
             */
            id: string;
            /**
             * @description The job title.
             * @example Firmware Engineer
             */
            job_title?: string | null;
            /**
             * @description The last name.
             * @example Silva
             */
            lastname?: string;
            /**
             * @description The id of the manager, who is also an employee.
             * @example 019a060a9c300002
             */
            manager_id?: string | null;
            /**
             * @description The id of the employee's member.
             * @example 019a060a9c300001
             */
            member_id?: string | null;
            /**
             * @description The private telephone number.
             * @example +351 22 5550103
             */
            phone?: string | null;
            /**
             * @description The employee's preferred name.
             * @example Teo
             */
            preferred_name?: string | null;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2026-04-01T00:00:00.000Z
             */
            start_date?: string | null;
            /**
             * @description The e-mail address at work.
             * @example mateo.silva@nordlicht-robotics.example
             */
            work_email?: string | null;
            /**
             * @description The id of the work schedule; null for the account's default.
             * @example 019a00a1e0000010
             */
            work_schedule?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One of the available answers. */
        Choice: {
            /**
             * @description The text of the answer.
             * @example ROS 2
             */
            body: string;
            /**
             * @description The choice's id.
             * @example 019b8d9969000007
             */
            id: string;
        };
        /** @description One of the choices of a question. */
        ChoiceGiven: {
            /**
             * @description The choice.
             * @example C++
             */
            body: string;
        };
        /** @description A department of a rule, or any. */
        CollaborationDepartment: {
            /**
             * @description True if the rule covers every department; `id` is then omitted.
             * @example true
             */
            any?: boolean;
            /**
             * @description The department's id.
             * @example 92b0002
             */
            id?: string;
        };
        /** @description A department of a rule, or any. */
        CollaborationDepartmentInput: {
            /**
             * @description True for every department; `id` is then ignored.
             * @example true
             */
            any?: boolean;
            /**
             * @description The department's id. An unknown id gets 422.
             * @example 92b0002
             */
            id?: string;
        };
        /** @description A location of a rule, or any. The given keys narrow it down. */
        CollaborationLocation: {
            /**
             * @description True if the rule covers every location; the other keys are then omitted.
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
        /** @description The roles that have a permission, by its name. */
        CollaborationPermissions: {
            [key: string]: string[];
        };
        /**
         * @description The role of a member on a job, or on the jobs of a rule. Values may be added.
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
        /** @description Makes the member a collaborator of every job in these departments and locations. */
        CollaborationRuleInput: {
            /** @description The departments whose jobs the rule covers, with those below them. */
            departments: components["schemas"]["CollaborationDepartmentInput"][];
            /** @description The locations whose jobs the rule covers. */
            locations: components["schemas"]["CollaborationLocation"][];
            role: components["schemas"]["CollaborationRole"];
        };
        /** @description A comment to be created. */
        CommentCreate: {
            comment: components["schemas"]["CommentFieldsCreate"];
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
        };
        /** @description The comment, and who sees it. */
        CommentFieldsCreate: {
            attachment?: components["schemas"]["FileInput"];
            /**
             * @description The text.
             * @example I have worked with her, ask me.
             */
            body: string;
            /** @description The roles whose members see the comment, in addition to admins. Null counts as omitted. */
            policy?: components["schemas"]["CommentRole"][] | null;
        };
        /**
         * @description A role of a member, in the account or on the job. Values may be added.
         * @example hiring_manager
         * @enum {string}
         */
        CommentRole: "admin" | "recruiting_admin" | "hiring_manager" | "simple" | "reviewer" | "recruiter";
        /** @description The candidate of the other job. */
        CopiedCandidate: {
            candidate: components["schemas"]["CandidateLink"];
        };
        /** @description A created candidate. */
        CreatedCandidate: {
            candidate: components["schemas"]["CandidateDetail"];
            /**
             * @description Always `created`.
             * @example created
             */
            status: string;
        };
        /** @description The created comment. */
        CreatedComment: {
            /**
             * @description The id of the comment's activity.
             * @example 019cb92f22c00001
             */
            id: string;
        };
        /** @description A created time off request, without `updated_at`. */
        CreatedTimeOff: {
            /**
             * @description The name of the category.
             * @example Paid time off
             */
            category_name: string;
            /**
             * @description The employee who takes the time off.
             * @example 019a060a9c300002
             */
            employee_id: string;
            /**
             * @description The period as English text: days, with times if the category counts hours.
             * @example 22 June 2026 - 26 June 2026
             */
            formatted_period: string;
            /**
             * @description When it starts, in the employee's own time, without a zone.
             * @example 2026-06-22T00:00:00.000
             */
            from_date: string;
            /** @description The days of which only one half is taken. Empty if none. */
            half_days: components["schemas"]["HalfDay"][];
            /**
             * @description The request's id.
             * @example 019e4adb10520001
             */
            id: string;
            /** @description The pending approvals of the request, in order. Empty if none. */
            pending_approvals: components["schemas"]["PendingApproval"][];
            /**
             * Format: int32
             * @description The number of days, or of hours if the category counts hours. Rounded up to an integer; the balance is
             *     exact.
             * @example 5
             */
            requesting_total: number;
            state: components["schemas"]["TimeOffState"];
            timeoff_tracking_unit: components["schemas"]["TrackingUnit"];
            /**
             * @description When it ends, in the employee's own time, without a zone.
             * @example 2026-06-26T23:59:59.000
             */
            to_date: string;
            /**
             * @description The full name of the member who asked.
             * @example Jonas Weber
             */
            updated_by: string;
        };
        /** @description A field that an account adds to its candidates. */
        CustomAttribute: {
            /** @description The available choices. Only with `dropdown` and `multiple_choice`. */
            choices?: components["schemas"]["AttributeChoice"][];
            /**
             * @description False if the account has disabled the attribute.
             * @example true
             */
            enabled: boolean;
            /**
             * @description A hint for filling it in.
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
             * @description True if exactly one choice can be selected. Only with `dropdown` (true) and `multiple_choice` (false).
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
        /** @description A custom attribute, and the only key that fits its type. */
        CustomAttributeUpdate: {
            /**
             * @description Yes or no: `boolean`.
             * @example true
             */
            checked?: boolean | null;
            /** @description The ids of the chosen options, one for a `dropdown`: `dropdown`, `multiple_choice`. A single id counts as a list. */
            choices?: string[] | null;
            /**
             * @description The id of the attribute.
             * @example 019a00a1ebb80010
             */
            custom_attribute_key: string;
            /**
             * Format: date
             * @description The day: `date`.
             * @example 2026-05-01
             */
            date?: string | null;
            file?: components["schemas"]["FileInput"];
            /**
             * @description The URL of the file: `file`.
             * @example https://files.example/certificate.pdf
             */
            file_url?: string | null;
            /**
             * @description The text, or the number as text: `short_text`, `free_text`, `numeric`.
             * @example A fair in Bremen
             */
            value?: string | null;
        };
        /**
         * @description The half of a day. Values may be added.
         * @example first
         * @enum {string}
         */
        DayHalf: "first" | "second";
        /** @description A part of a day. */
        DayInterval: {
            /**
             * @description The start, in hours and minutes.
             * @example 09:00
             */
            from_time: string;
            /**
             * @description The end, in hours and minutes.
             * @example 18:00
             */
            to_time: string;
        };
        /** @description The candidate who was deleted. */
        DeletedCandidate: {
            /**
             * @description The candidate's id.
             * @example 019c22c68ee00001
             */
            id: string;
        };
        /** @description The job that was deleted. */
        DeletedJob: {
            /**
             * @description The job's id.
             * @example 019a00a1e0000021
             */
            id: string;
        };
        /** @description A notification for one subscription. */
        Delivery: {
            /**
             * Format: int32
             * @description The number of its attempts in the log.
             * @example 2
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When the delivery was created.
             * @example 2026-03-02T14:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the target accepted it; null unless its state is `delivered`.
             * @example 2026-03-02T14:05:06.120Z
             */
            delivered_at: string | null;
            event: components["schemas"]["SubscriptionEvent"];
            /**
             * @description The delivery's id.
             * @example 019caeddd6e00001
             */
            id: string;
            /**
             * Format: date-time
             * @description When it is sent next; null if it is not.
             * @example 2026-03-02T14:10:06.120Z
             */
            next_attempt_at: string | null;
            /**
             * Format: uuid
             * @description The id of the notification itself, also in its header `webhook-id`; the same for each attempt.
             * @example 7d0c8f8a-6f0e-4c55-9a0b-3c1c6b0f2f11
             */
            notification_id: string;
            /**
             * Format: date-time
             * @description When the event happened.
             * @example 2026-03-02T14:04:59.700Z
             */
            occurred_at: string;
            /**
             * Format: int64
             * @description Its number among the subscription's notifications, from 1, in the order of creation.
             * @example 1
             */
            sequence: number;
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Whether it is a test notification.
             * @example false
             */
            test: boolean;
        };
        /** @description One attempt to deliver a notification. */
        DeliveryAttempt: {
            /**
             * @description The start of the response body; null if there was none.
             * @example ok
             */
            answer: string | null;
            /**
             * Format: int32
             * @description Its duration in milliseconds.
             * @example 220
             */
            duration: number;
            /**
             * @description Why there was no response: `timeout`, `connection` (also for a name that does not resolve, or resolves to
             *     a private network), `encryption` (TLS), `refused` (the address itself is in a private network) or
             *     `payload` (the notification could not be rendered). Null if there was one. Values may be added.
             * @example timeout
             */
            fault: string | null;
            /**
             * Format: date-time
             * @description When it started.
             * @example 2026-03-02T14:05:00.010Z
             */
            started_at: string;
            /**
             * Format: int32
             * @description The status of the response; null if there was none.
             * @example 200
             */
            status: number | null;
        };
        /** @description The attempts of a delivery. */
        DeliveryAttempts: {
            /** @description The newest attempts, at most 100, the newest last. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description A delivery with its attempts. */
        DeliveryDetail: components["schemas"]["Delivery"] & components["schemas"]["DeliveryAttempts"];
        /** @description A page of deliveries. */
        DeliveryPage: {
            /** @description The deliveries, sorted by id. */
            deliveries: components["schemas"]["Delivery"][];
            paging?: components["schemas"]["Paging"];
        };
        /**
         * @description The state of a delivery. `pending`: it is sent at `next_attempt_at`. `delivered`: the target responded with
         *     2xx. `failed`: all attempts of the schedule have failed. `held`: it waits until its subscription is enabled.
         *     Values may be added.
         * @example delivered
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "failed" | "held";
        /**
         * @description A state of deliveries, or all states except `delivered`. Values may be added.
         * @example failed
         * @enum {string}
         */
        DeliveryStateFilter: "pending" | "delivered" | "failed" | "held" | "undelivered";
        /** @description A department of the account. */
        Department: {
            /**
             * @description The department's id: its number in hexadecimal digits. A job's `department_hierarchy` shows the same number
             *     as an integer.
             * @example 92b0002
             */
            id: string;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            name: string;
            /**
             * @description The id of the department above. Null at the root.
             * @example 92b0001
             */
            parent_id: string | null;
            /**
             * @description True if the department is sample data.
             * @example false
             */
            sample: boolean;
        };
        /** @description A new department. */
        DepartmentCreate: {
            /**
             * @description The name, unique among the departments with the same parent regardless of case.
             * @example Quality
             */
            name: string;
            /**
             * @description The id of the department above. Null or omitted for one at the root.
             * @example 92b0001
             */
            parent_id?: string | null;
        };
        /** @description The departments, sorted by name. */
        DepartmentList: components["schemas"]["Department"][];
        /** @description The department into which another one is merged. */
        DepartmentMerge: {
            /**
             * @description Whether to merge although something refers to the department.
             * @example true
             */
            force?: boolean;
            /**
             * @description The id of the department that remains.
             * @example 92b0003
             */
            target_department_id: string;
        };
        /** @description A department in a job's hierarchy. */
        DepartmentRef: {
            /**
             * Format: int64
             * @description The department's number, whose hexadecimal digits are its id elsewhere.
             * @example 153812994
             */
            id: number;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            name: string;
        };
        /** @description A department with its new name and parent. */
        DepartmentUpdate: {
            /**
             * @description The department's id. An unknown id gets 404.
             * @example 92b0005
             */
            id: string;
            /**
             * @description The name, unique among the departments with the same parent regardless of case.
             * @example Quality
             */
            name: string;
            /**
             * @description The id of the department above. Null or omitted for one at the root.
             * @example 92b0001
             */
            parent_id?: string | null;
        };
        /** @description An employee in a list of direct reports. */
        DirectReport: {
            /**
             * @description The URL of a picture. Absent, since pictures are not supported yet.
             * @example https://nordlicht-robotics.example/silva.png
             */
            avatar?: string;
            /**
             * @description The employee's id.
             * @example 019a060a9c300002
             */
            id: string;
            /**
             * @description The job title.
             * @example Firmware Engineer
             */
            job_title: string | null;
            /**
             * @description First and last name.
             * @example Mateo Silva
             */
            name: string;
            state: components["schemas"]["EmployeeState"];
        };
        /** @description The reason for a disqualification. */
        DisqualificationReason: {
            /**
             * @description True if the candidate withdrew.
             * @example true
             */
            candidate_withdrew: boolean;
            /**
             * @description The text of the reason.
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
        /** @description The reasons, sorted by position. */
        DisqualificationReasonList: components["schemas"]["DisqualificationReason"][];
        /** @description An education entry. */
        EducationEntry: {
            /**
             * @description The degree.
             * @example M.Sc.
             */
            degree: string | null;
            /**
             * @description The last day.
             * @example 2019-09-30
             */
            end_date: string | null;
            /**
             * @description The subject.
             * @example Mechatronics
             */
            field_of_study: string | null;
            /**
             * @description The entry's id.
             * @example 019c22c68ee00002
             */
            id: string;
            /**
             * @description The school.
             * @example Technische Universität Hamburg
             */
            school: string;
            /**
             * @description The first day.
             * @example 2014-10-01
             */
            start_date: string | null;
        };
        /** @description An education entry. */
        EducationInput: {
            /**
             * @description The degree.
             * @example M.Sc.
             */
            degree?: string | null;
            /**
             * Format: date
             * @description The last day.
             * @example 2018-06-30
             */
            end_date?: string | null;
            /**
             * @description The subject.
             * @example Control engineering
             */
            field_of_study?: string | null;
            /**
             * @description The id of a stored entry, to keep it. An unknown id counts as omitted.
             * @example 019c22c68ee00002
             */
            id?: string | null;
            /**
             * @description The school.
             * @example Aalborg Universitet
             */
            school: string;
            /**
             * Format: date
             * @description The first day.
             * @example 2016-09-01
             */
            start_date?: string | null;
        };
        /** @description An employee in a list. */
        Employee: {
            /**
             * @description The URL of a picture. Null, since pictures are not supported yet; absent in the response to a change.
             * @example null
             */
            avatar?: string | null;
            /**
             * @description Whether the picture is ready. False, since pictures are not supported yet.
             * @example false
             */
            avatar_processed: boolean;
            /**
             * Format: date
             * @description The day of birth. Null if not visible.
             * @example 1987-11-03
             */
            birthdate: string | null;
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            candidate_id: string | null;
            /**
             * @description The department's id.
             * @example 92b0002
             */
            department_id: string | null;
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            division_id: string | null;
            /**
             * @description The private e-mail address. Null if not visible.
             * @example jonas@weber.example
             */
            email: string | null;
            /**
             * @description The employee number, a string.
             * @example 2
             */
            employee_number: string;
            /**
             * @description The first name.
             * @example Jonas
             */
            firstname: string;
            /**
             * Format: int64
             * @description The number of the holiday calendar, an integer as in the API family.
             * @example 3
             */
            holiday_calendar_id: number | null;
            /**
             * @description The employee's id.
             * @example 019a060a9c300002
             */
            id: string;
            /**
             * @description The job title.
             * @example Engineering Manager
             */
            job_title: string | null;
            /**
             * @description The last name.
             * @example Weber
             */
            lastname: string;
            /**
             * Format: uuid
             * @description The id of the legal entity, a UUID. Null, since it is not supported.
             * @example null
             */
            legal_entity_id: string | null;
            /**
             * @description The id of the manager, who is also an employee.
             * @example 019a00a1e0000004
             */
            manager_id: string | null;
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            onboarding_member_id: string | null;
            /**
             * @description The private telephone number. Null if not visible.
             * @example +49 40 5550101
             */
            phone: string | null;
            /**
             * @description The employee's preferred name.
             * @example null
             */
            preferred_name: string | null;
            /**
             * @description The internal numbers of all managers, the direct one first. Employees with the same number in their
             *     reporting lines share that manager.
             */
            reporting_line: number[];
            /**
             * @description True for a sample employee that came with the account.
             * @example false
             */
            sample: boolean;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2021-09-01T00:00:00.000Z
             */
            start_date: string | null;
            state: components["schemas"]["EmployeeState"];
            status_semantic_type: components["schemas"]["EmployeeStatus"];
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            template_id: string | null;
            /**
             * @description The e-mail address at work.
             * @example jonas.weber@nordlicht-robotics.example
             */
            work_email: string | null;
            /**
             * @description The id of the work schedule. Null for the account's default.
             * @example null
             */
            work_schedule_id: string | null;
        };
        /** @description Sent for clients of the API family that expect it. */
        EmployeeCache: {
            employee_values_map: components["schemas"]["EmployeeValues"];
        };
        /** @description The changed fields of an employee, as in EmployeeFieldsCreate. */
        EmployeeChanges: {
            /**
             * Format: date
             * @description The day of birth, `YYYY-MM-DD`. The time of a date-time is ignored.
             * @example 1993-01-30
             */
            birthdate?: string | null;
            /**
             * @description The id or the exact name of a department; of several with the same name the oldest. An id takes precedence over a name.
             * @example Motion Control
             */
            department?: string | null;
            /**
             * @description The private e-mail address.
             * @example yuki@tanaka.example
             */
            email?: string | null;
            /**
             * @description The employee number, unique in the account; by default the next free one.
             * @example 4
             */
            employee_number?: string | null;
            /**
             * @description The first name.
             * @example Yuki
             */
            firstname?: string;
            /**
             * Format: int64
             * @description The number of a holiday calendar.
             * @example 3
             */
            holiday_calendar_id?: number | null;
            /**
             * @description The job title.
             * @example Robotics Engineer
             */
            job_title?: string | null;
            /**
             * @description The last name.
             * @example Tanaka
             */
            lastname?: string;
            /**
             * @description The id of the manager, who is also an employee. Takes precedence over `reports_to`.
             * @example 019a060a9c300002
             */
            manager_id?: string | null;
            /**
             * @description The id of the employee's member. A member belongs to at most one employee.
             * @example 019a060a9c300001
             */
            member_id?: string | null;
            /**
             * @description The private telephone number.
             * @example +81 3 5550 0104
             */
            phone?: string | null;
            /**
             * @description The employee's preferred name.
             * @example Yu
             */
            preferred_name?: string | null;
            /**
             * @description Another name of `manager_id`.
             * @example 019a060a9c300002
             */
            reports_to?: string | null;
            /**
             * Format: date
             * @description The first day of work, `YYYY-MM-DD`. The time of a date-time, such as `2026-05-04T00:00:00.000Z`, is ignored.
             * @example 2026-05-04
             */
            start_date?: string | null;
            /**
             * @description The e-mail address at work, unique in the account regardless of case.
             * @example yuki.tanaka@nordlicht-robotics.example
             */
            work_email?: string | null;
            /**
             * @description The id of a work schedule.
             * @example 019a00a1e0000010
             */
            work_schedule?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The body of createEmployee. */
        EmployeeCreate: {
            employee: components["schemas"]["EmployeeFieldsCreate"];
            /**
             * @description The acting member for an account or partner token, an HRIS admin. An unknown or deactivated member gets
             *     422. A user token acts as its own member and ignores this.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            state: components["schemas"]["EmployeeState"];
        };
        /** @description Notifies that an employee was created. */
        EmployeeCreatedNotification: {
            data: components["schemas"]["NotifiedEmployee"];
            event_type: components["schemas"]["EmployeeCreatedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["EmployeeResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example employee_created
         * @enum {string}
         */
        EmployeeCreatedType: "employee_created";
        /**
         * @description A complete employee: field ids and values. It has the keys listed here and every other field of the record as
         *     given.
         */
        EmployeeDetail: {
            /**
             * Format: date
             * @description The day of birth.
             * @example 1995-08-14
             */
            birthdate?: string;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            department?: string;
            /** @description The direct reports of this employee, sorted by last name, at most 1000. */
            direct_reports: components["schemas"]["DirectReport"][];
            /**
             * @description The private e-mail address.
             * @example mateo@silva.example
             */
            email?: string;
            /**
             * @description The employee number, a string.
             * @example 3
             */
            employee_number: string;
            /**
             * @description The first name.
             * @example Mateo
             */
            firstname: string;
            /**
             * Format: int64
             * @description The number of the holiday calendar, an integer as in the API family.
             * @example 3
             */
            holiday_calendar_id?: number;
            /**
             * @description The employee's id.
             * @example 019a060a9c300002
             */
            id: string;
            /**
             * @description The job title.
             * @example Firmware Engineer
             */
            job_title?: string;
            /**
             * @description The last name.
             * @example Silva
             */
            lastname: string;
            /**
             * @description The id of the manager, who is also an employee.
             * @example 019a060a9c300002
             */
            manager_id?: string;
            /**
             * @description The id of the employee's member.
             * @example 019a060a9c300001
             */
            member_id?: string;
            /**
             * @description The private telephone number.
             * @example +351 22 5550103
             */
            phone?: string;
            /**
             * @description The employee's preferred name.
             * @example Teo
             */
            preferred_name?: string;
            /**
             * @description The same as `manager_id`.
             * @example 019a060a9c300002
             */
            reports_to?: string;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2026-04-01T00:00:00.000Z
             */
            start_date?: string;
            state?: components["schemas"]["EmployeeState"];
            status: components["schemas"]["EmployeeStatus"];
            /**
             * @description The e-mail address at work.
             * @example mateo.silva@nordlicht-robotics.example
             */
            work_email?: string;
            /**
             * @description The id of the work schedule. Absent for the account's default.
             * @example 019a00a1e0000010
             */
            work_schedule?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A field of employees. */
        EmployeeField: {
            /**
             * @description Who approves a change in the API family, always `admin`.
             * @example admin
             */
            approvable_by: string;
            /**
             * @description True if the server makes the value where none is given.
             * @example true
             */
            autogenerate?: boolean;
            /** @description Of a dropdown, the values. */
            choices?: components["schemas"]["EmployeeFieldChoice"][];
            /**
             * @description Of a date, `fullDate` or `monthYear`.
             * @example fullDate
             */
            date_format?: string;
            /**
             * @description Who changes the value in the API family, such as `admin`, `manager` or `employee`, each with those before.
             * @example admin
             */
            editable_by: string;
            /**
             * Format: int32
             * @description The same as a sum of 1 for the employee, 2 for their manager and 4 for HRIS admins.
             * @example 4
             */
            editable_by_new: number;
            /** @description Further roles that change the value. Always empty. */
            editable_by_roles: string[];
            /** @description Of a composite field, its parts. */
            fields?: components["schemas"]["EmployeeFieldPart"][];
            /**
             * @description What to enter. Always null.
             * @example null
             */
            hint: string | null;
            /**
             * @description The field's id, the key of its value in a record.
             * @example work_email
             */
            id: string;
            /**
             * @description Whether a record has a list of values in the API family.
             * @example false
             */
            is_multiple: boolean;
            /**
             * @description Whether the API family keeps former values.
             * @example false
             */
            keep_history: boolean;
            /**
             * @description What the field is called.
             * @example Work e-mail
             */
            label: string;
            /**
             * @description The kind of the value, such as `text`, `dropdown`, `date`, `legalEntity` or, for a field that has parts,
             *     `composite`.
             * @example email
             */
            type: string;
            /**
             * @description Who sees the value in the API family, such as `all` or `employee`.
             * @example all
             */
            viewable_by: string;
            /**
             * Format: int32
             * @description The same as a sum, as in `editable_by_new`, with 8 for everybody else.
             * @example 15
             */
            viewable_by_new: number;
            /** @description Further roles that see the value. Always empty. */
            viewable_by_roles: string[];
        };
        /** @description A value of a dropdown. */
        EmployeeFieldChoice: {
            /**
             * @description The value's id.
             * @example gender_female
             */
            id: string;
            /**
             * @description What the value is called.
             * @example Female
             */
            label: string;
            /**
             * Format: int32
             * @description The value's place, from 0.
             * @example 1
             */
            position: number;
        };
        /** @description The fields of employees. */
        EmployeeFieldList: components["schemas"]["EmployeeField"][];
        /** @description A part of a composite field, with the rights of that field. */
        EmployeeFieldPart: {
            /**
             * @description Who approves a change in the API family, always `admin`.
             * @example admin
             */
            approvable_by: string;
            /**
             * @description True if the server makes the value where none is given.
             * @example true
             */
            autogenerate?: boolean;
            /** @description Of a dropdown, the values. */
            choices?: components["schemas"]["EmployeeFieldChoice"][];
            /**
             * @description Of a date, `fullDate` or `monthYear`.
             * @example fullDate
             */
            date_format?: string;
            /**
             * @description Who changes the value in the API family, such as `admin`, `manager` or `employee`, each with those before.
             * @example admin
             */
            editable_by: string;
            /**
             * Format: int32
             * @description The same as a sum of 1 for the employee, 2 for their manager and 4 for HRIS admins.
             * @example 4
             */
            editable_by_new: number;
            /** @description Further roles that change the value. Always empty. */
            editable_by_roles: string[];
            /**
             * @description What to enter. Always null.
             * @example null
             */
            hint: string | null;
            /**
             * @description The field's id, the key of its value in a record.
             * @example work_email
             */
            id: string;
            /**
             * @description Whether a record has a list of values in the API family.
             * @example false
             */
            is_multiple: boolean;
            /**
             * @description Whether the API family keeps former values.
             * @example false
             */
            keep_history: boolean;
            /**
             * @description What the field is called.
             * @example Work e-mail
             */
            label: string;
            /**
             * @description The kind of the value, such as `text`, `dropdown`, `date`, `legalEntity` or, for a field that has parts,
             *     `composite`.
             * @example email
             */
            type: string;
            /**
             * @description Who sees the value in the API family, such as `all` or `employee`.
             * @example all
             */
            viewable_by: string;
            /**
             * Format: int32
             * @description The same as a sum, as in `editable_by_new`, with 8 for everybody else.
             * @example 15
             */
            viewable_by_new: number;
            /** @description Further roles that see the value. Always empty. */
            viewable_by_roles: string[];
        };
        /**
         * @description The fields of a new employee. Unlisted keys are stored as given, at most 200 of them with at most 262144 bytes
         *     of JSON in all; a field id has at most 255 characters and no comma. `id`, `state`, `status`,
         *     `status_semantic_type`, `direct_reports`, `reporting_line`, `department_id` and `work_schedule_id`, which the
         *     server sets itself, are ignored.
         */
        EmployeeFieldsCreate: {
            /**
             * Format: date
             * @description The day of birth, `YYYY-MM-DD`. The time of a date-time is ignored.
             * @example 1993-01-30
             */
            birthdate?: string | null;
            /**
             * @description The id or the exact name of a department; of several with the same name the oldest. An id takes precedence over a name.
             * @example Motion Control
             */
            department?: string | null;
            /**
             * @description The private e-mail address.
             * @example yuki@tanaka.example
             */
            email?: string | null;
            /**
             * @description The employee number, unique in the account; by default the next free one.
             * @example 4
             */
            employee_number?: string | null;
            /**
             * @description The first name.
             * @example Yuki
             */
            firstname: string;
            /**
             * Format: int64
             * @description The number of a holiday calendar.
             * @example 3
             */
            holiday_calendar_id?: number | null;
            /**
             * @description The job title.
             * @example Robotics Engineer
             */
            job_title?: string | null;
            /**
             * @description The last name.
             * @example Tanaka
             */
            lastname: string;
            /**
             * @description The id of the manager, who is also an employee. Takes precedence over `reports_to`.
             * @example 019a060a9c300002
             */
            manager_id?: string | null;
            /**
             * @description The id of the employee's member. A member belongs to at most one employee.
             * @example 019a060a9c300001
             */
            member_id?: string | null;
            /**
             * @description The private telephone number.
             * @example +81 3 5550 0104
             */
            phone?: string | null;
            /**
             * @description The employee's preferred name.
             * @example Yu
             */
            preferred_name?: string | null;
            /**
             * @description Another name of `manager_id`.
             * @example 019a060a9c300002
             */
            reports_to?: string | null;
            /**
             * Format: date
             * @description The first day of work, `YYYY-MM-DD`. The time of a date-time, such as `2026-05-04T00:00:00.000Z`, is ignored.
             * @example 2026-05-04
             */
            start_date?: string | null;
            /**
             * @description The e-mail address at work, unique in the account regardless of case.
             * @example yuki.tanaka@nordlicht-robotics.example
             */
            work_email?: string | null;
            /**
             * @description The id of a work schedule.
             * @example 019a00a1e0000010
             */
            work_schedule?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What employees can be sorted by before their names. Values may be added.
         * @example department
         * @enum {string}
         */
        EmployeeOrder: "division" | "department";
        /** @description A page of employees. */
        EmployeePage: {
            /** @description The employees of the page. */
            employees: components["schemas"]["Employee"][];
            /**
             * Format: int32
             * @description The number of matching employees on all pages.
             * @example 3
             */
            total_count: number;
        };
        /** @description The body of publishEmployee. */
        EmployeePublication: {
            /**
             * @description The acting member for an account or partner token, an HRIS admin. An unknown or deactivated member gets
             *     422. A user token acts as its own member and ignores this.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
        };
        /** @description Notifies that an employee was published. */
        EmployeePublishedNotification: {
            data: components["schemas"]["PublishedEmployee"];
            event_type: components["schemas"]["EmployeePublishedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["EmployeeResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example employee_published
         * @enum {string}
         */
        EmployeePublishedType: "employee_published";
        /**
         * @description What `data` is.
         * @example employee
         * @enum {string}
         */
        EmployeeResource: "employee";
        /**
         * @description Whether the record is a draft or published. Values may be added.
         * @example published
         * @enum {string}
         */
        EmployeeState: "draft" | "published";
        /**
         * @description What the state means for the employee. Values may be added.
         * @example status_active
         * @enum {string}
         */
        EmployeeStatus: "status_active" | "status_draft" | "status_inactive";
        /** @description The body of updateEmployee. */
        EmployeeUpdate: {
            employee?: components["schemas"]["EmployeeChanges"];
            /**
             * @description The acting member for an account or partner token, an HRIS admin. An unknown or deactivated member gets
             *     422. A user token acts as its own member and ignores this.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            state?: components["schemas"]["EmployeeState"];
        };
        /** @description Notifies that fields of an employee changed. */
        EmployeeUpdatedNotification: {
            data: components["schemas"]["ChangedFields"];
            event_type: components["schemas"]["EmployeeUpdatedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["EmployeeResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example employee_updated
         * @enum {string}
         */
        EmployeeUpdatedType: "employee_updated";
        /** @description Always empty. */
        EmployeeValues: {
            [key: string]: unknown;
        };
        /** @description The body of every error. No key is guaranteed: some operations return an empty object. */
        ErrorBody: {
            /** @description The kinds of records that refer to what is in use. Absent from other errors. */
            affected_resources?: components["schemas"]["AffectedResource"][];
            /**
             * @description The error message, a sentence for people. Its wording may change.
             * @example Not found
             */
            error?: string;
            validation_errors?: components["schemas"]["ValidationErrors"];
        };
        /** @description The candidate of an event. Absent if there is none. */
        EventCandidate: {
            /**
             * @description The candidate's id.
             * @example 019c22c68ee00001
             */
            id: string;
            /**
             * @description The candidate's name.
             * @example Lena Vogt
             */
            name: string;
        };
        /** @description The online meeting of the event. Absent if there is none. */
        EventConference: {
            /**
             * @description The meeting's id in the service.
             * @example 81234567890
             */
            id: string;
            /**
             * @description The service: `zoom_meeting`. Values may be added.
             * @example zoom_meeting
             */
            type: string;
            /**
             * @description The URL of the meeting.
             * @example https://zoom.example/j/81234567890
             */
            url: string;
        };
        /**
         * @description Whose events to return. Values may be added.
         * @example team
         * @enum {string}
         */
        EventContext: "user" | "team" | "all";
        /** @description The job of an event. Absent if there is none. */
        EventJob: {
            /**
             * @description The job's shortcode.
             * @example 4F0A7C92BD
             */
            shortcode: string;
            /**
             * @description The job's title.
             * @example Robotics Software Engineer
             */
            title: string;
        };
        /**
         * @description A kind of event. Values may be added.
         * @example interview
         * @enum {string}
         */
        EventKind: "call" | "interview" | "meeting";
        /** @description An attending member. */
        EventMember: {
            /**
             * @description The member's id.
             * @example 019a060a9c300001
             */
            id: string;
            /**
             * @description The member's name.
             * @example Jonas Weber
             */
            name: string;
            /**
             * @description The member's reply: `accepted`, `declined` or `needs-action`.
             * @example accepted
             */
            status: string;
            /**
             * @description Always `Member`.
             * @example Member
             */
            type: string;
        };
        /** @description A page of events. */
        EventPage: {
            /** @description The events, sorted by id. */
            events: components["schemas"]["ScheduledEvent"][];
            paging?: components["schemas"]["Paging"];
        };
        /** @description An experience entry. */
        ExperienceEntry: {
            /**
             * @description The company.
             * @example Lagerlauf GmbH
             */
            company: string | null;
            /**
             * @description True if the candidate still works there.
             * @example true
             */
            current: boolean;
            /**
             * @description The last day.
             * @example 2024-03-31
             */
            end_date: string | null;
            /**
             * @description The entry's id.
             * @example 019c22c68ee00003
             */
            id: string;
            /**
             * @description The industry.
             * @example Logistics
             */
            industry: string | null;
            /**
             * @description The first day.
             * @example 2019-11-01
             */
            start_date: string | null;
            /**
             * @description A description of the work.
             * @example Trajectories for a fleet of forklifts.
             */
            summary: string | null;
            /**
             * @description The title of the position.
             * @example Software Engineer, Motion
             */
            title: string;
        };
        /** @description An experience entry. */
        ExperienceInput: {
            /**
             * @description The company.
             * @example Nordkran A/S
             */
            company?: string | null;
            /**
             * @description True if the candidate still works there.
             * @example true
             */
            current?: boolean | null;
            /**
             * Format: date
             * @description The last day.
             * @example 2025-12-31
             */
            end_date?: string | null;
            /**
             * @description The id of a stored entry, to keep it. An unknown id counts as omitted.
             * @example 019c22c68ee00002
             */
            id?: string | null;
            /**
             * @description The industry.
             * @example Cranes
             */
            industry?: string | null;
            /**
             * Format: date
             * @description The first day.
             * @example 2018-08-01
             */
            start_date?: string | null;
            /**
             * @description A description of the work.
             * @example Tuned what others gave up on.
             */
            summary?: string | null;
            /**
             * @description The title of the position.
             * @example Controls Engineer
             */
            title: string;
        };
        /** @description A file with its contents. */
        FileInput: {
            /**
             * @description The bytes in base64.
             * @example JVBERi0xLjQK
             */
            data: string;
            /**
             * @description The name of the file, with its extension.
             * @example lund.pdf
             */
            name: string;
        };
        /** @description A field of an application form. */
        FormField: {
            /** @description The parts of the field. Only with `complex`. */
            fields?: components["schemas"]["FormPart"][];
            /**
             * @description The field's key, also used in candidates. Values may be added.
             * @example phone
             */
            key: string;
            /**
             * @description The label of the field.
             * @example Phone
             */
            label: string;
            /**
             * Format: int32
             * @description The maximum size of a file in bytes. Only with `file`.
             * @example 5242880
             */
            max_file_size?: number;
            /**
             * Format: int32
             * @description The maximum number of characters. Absent if the field has no limit of its own.
             * @example 255
             */
            max_length?: number;
            /**
             * @description True if the field can have several entries, one for each school or position. Only with `complex`.
             * @example true
             */
            multiple?: boolean;
            /**
             * @description True if the field is required.
             * @example true
             */
            required: boolean;
            /** @description The accepted file extensions. Only with `file`. */
            supported_file_types?: string[];
            type: components["schemas"]["FormFieldType"];
        };
        /** @description A field of an application form. */
        FormFieldInput: {
            key: components["schemas"]["FormFieldKey"];
            /**
             * @description Whether the field must be filled in. False unless it is given.
             * @example true
             */
            required?: boolean;
        };
        /**
         * @description The key of a field of application forms. Values may be added.
         * @example phone
         * @enum {string}
         */
        FormFieldKey: "headline" | "phone" | "address" | "avatar" | "education" | "experience" | "summary" | "resume" | "cover_letter";
        /**
         * @description The type of a field; a `complex` field has parts. Values may be added.
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
             * @description The label of the part.
             * @example School
             */
            label: string;
            /**
             * Format: int32
             * @description The maximum number of characters. Absent if the part has no limit of its own.
             * @example 255
             */
            max_length?: number;
            /**
             * @description True if the part is required in each entry.
             * @example true
             */
            required: boolean;
            type: components["schemas"]["FormFieldType"];
        };
        /** @description A rating. */
        GivenRating: {
            /**
             * Format: int32
             * @description The grade on the scale.
             * @example 3
             */
            grade: number;
            /**
             * @description The scale: `thumbs`, `stars` or `numbers`.
             * @example stars
             */
            scale: string;
            /**
             * @description The grade as a word: `negative`, `positive` or `definite`.
             * @example positive
             */
            score: string;
        };
        /** @description A rating as a word. */
        GivenScore: {
            /**
             * @description The word: `negative`, `positive` or `definite`.
             * @example positive
             */
            score: string;
        };
        /** @description A day of which only one half is taken. */
        HalfDay: {
            /**
             * @description The day, as a date and time without a zone.
             * @example 2026-03-10T00:00:00.000
             */
            date: string;
            half: components["schemas"]["DayHalf"];
        };
        /** @description A day of which only one half is requested. */
        HalfDayCreate: {
            /**
             * @description The day, in the form of `from_date`. Its time is ignored.
             * @example 2026-07-24T00:00:00.000
             */
            date: string;
            half?: components["schemas"]["DayHalf"];
        };
        /**
         * @description The member's role in HR. Values may be added.
         * @example hris_employee
         * @enum {string}
         */
        HrisRole: "hris_admin" | "hris_employee" | "hris_limited" | "hris_no_access";
        /** @description Accepted and ignored. Requisitions are not supported. */
        IgnoredRequisition: {
            [key: string]: unknown;
        };
        /** @description A picture with its contents. */
        ImageInput: {
            /**
             * @description The bytes in base64.
             * @example iVBORw0KGgo=
             */
            data: string;
            /**
             * @description The name of the file, with its extension.
             * @example lund.png
             */
            name: string;
            /**
             * @description The source of the picture. Not stored.
             * @example linkedin
             */
            source?: string | null;
        };
        /** @description A member who was invited. */
        InvitedMember: {
            /** @description The jobs that the member joins automatically, and with which role. Empty if none. */
            collaboration_rules: components["schemas"]["CollaborationRule"][];
            /**
             * @description The member's e-mail address.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string;
            hris_role: components["schemas"]["HrisRole"];
            /**
             * @description The member's id.
             * @example 019a060a9c300001
             */
            id: string;
            role: components["schemas"]["MemberRole"];
            /**
             * @description All roles of the member: `ats.admin`, `ats.simple`, `ats.reviewer`, `hris.admin`,
             *     `hris.employee`, `hris.limited`, `hris.no_access`, `workable.superadmin`, or the name of a
             *     permission set. Values may be added.
             */
            roles: string[];
        };
        /** @description A job in a list. */
        Job: {
            /**
             * @description The page of the application form.
             * @example http://nordlicht.localhost:3000/jobs/1/candidates/new
             */
            application_url: string;
            /**
             * @description The benefits, as HTML. Present if `include_fields` asks for it.
             * @example <ul><li>30 days of holiday</li></ul>
             */
            benefits?: string | null;
            /**
             * @description The account's own code for the job.
             * @example ENG-014
             */
            code: string | null;
            /**
             * @description True if the job is hidden from members who do not work on it.
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
            /** @description The job's department with all departments above it, root first. Empty if there is none. */
            department_hierarchy: components["schemas"]["DepartmentRef"][];
            /**
             * @description The description of the job, as HTML. Present if `include_fields` asks for it.
             * @example <p>You write the software that moves our port robots.</p>
             */
            description?: string | null;
            /**
             * @description Description, requirements and benefits joined, as HTML. Present if `include_fields` asks for it.
             * @example <p>You write the software that moves our port robots.</p><ul><li>30 days of holiday</li></ul>
             */
            full_description?: string | null;
            /**
             * @description The title with the code, as `title - code`; the title alone if there is no code.
             * @example Robotics Software Engineer - ENG-014
             */
            full_title: string;
            /**
             * @description The job's id.
             * @example 019b8d9969000001
             */
            id: string;
            /** @description Search keywords of the job. Null if none are set. */
            keywords: string[] | null;
            location: components["schemas"]["JobLocation"];
            /** @description All locations of the job, the main one first. Empty if none is set. */
            locations: components["schemas"]["JobSite"][];
            /**
             * @description The requirements, as HTML. Present if `include_fields` asks for it.
             * @example <ul><li>Four years of C++ on real machines</li></ul>
             */
            requirements?: string | null;
            salary: components["schemas"]["Salary"];
            /**
             * @description True for a sample job that came with the account.
             * @example false
             */
            sample: boolean;
            /**
             * @description The key that identifies the job in paths, 10 upper-case hexadecimal digits.
             * @example 4F0A7C92BD
             */
            shortcode: string;
            /**
             * @description A short URL of the job.
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
             * @description The job's page in the web application. The number in its URL is not an id of this API.
             * @example http://nordlicht.localhost:3000/jobs/1
             */
            url: string;
            workplace_type: components["schemas"]["WorkplaceType"];
        };
        /** @description An activity of a job or one of its candidates. */
        JobActivity: {
            /**
             * @description What happened; for a move the slug of the new stage.
             * @example interview
             */
            action: string;
            /**
             * @description The text, such as that of a comment or the reason for a disqualification.
             * @example The exercise is attached. Look at the third page.
             */
            body: string | null;
            candidate?: components["schemas"]["CandidateName"];
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-10T11:04:00.120Z
             */
            created_at: string;
            /**
             * @description The activity's id.
             * @example 019c4738f1780001
             */
            id: string;
            member?: components["schemas"]["ActivityMember"];
            rating?: components["schemas"]["GivenScore"];
            /**
             * @description The name of the new stage for a move; otherwise null.
             * @example Interview
             */
            stage_name: string | null;
        };
        /** @description A page of a job's activities. */
        JobActivityPage: {
            /** @description The activities, oldest first. */
            activities: components["schemas"]["JobActivity"][];
            paging?: components["schemas"]["Paging"];
        };
        /** @description A new job. What is omitted is empty. */
        JobCreate: {
            /**
             * @description The benefits, as HTML.
             * @example <ul><li>30 days of holiday</li></ul>
             */
            benefits?: string | null;
            /**
             * @description The account's own code for the job.
             * @example ENG-021
             */
            code?: string | null;
            /**
             * @description Whether to hide the job from members who do not work on it. False unless it is given.
             * @example false
             */
            confidential?: boolean;
            /**
             * @description The id of the department, as listDepartments returns it.
             * @example 92b0002
             */
            department_id?: string | null;
            /**
             * @description The description of the job, as HTML.
             * @example <p>You write the software that moves our port robots.</p>
             */
            description?: string | null;
            /**
             * @description The required education.
             * @example Bachelor's Degree
             */
            education?: string | null;
            /**
             * @description The employment type.
             * @example Full-time
             */
            employment_type?: string | null;
            /**
             * @description The required experience.
             * @example Mid-Senior level
             */
            experience?: string | null;
            /**
             * @description The fields of the application form besides name and e-mail, each once, in any order: the form shows them in
             *     the order of the fixed set.
             */
            form_fields?: components["schemas"]["FormFieldInput"][];
            /**
             * @description The job function.
             * @example Engineering
             */
            function?: string | null;
            /**
             * @description The industry.
             * @example Industrial Automation
             */
            industry?: string | null;
            /** @description Search keywords. */
            keywords?: string[] | null;
            /** @description All locations, the main one first. */
            locations?: components["schemas"]["JobSiteInput"][];
            /**
             * @description The requirements, as HTML.
             * @example <ul><li>Four years of C++ on real machines</li></ul>
             */
            requirements?: string | null;
            salary?: components["schemas"]["SalaryInput"];
            /**
             * @description The title.
             * @example Robotics Test Engineer
             */
            title: string;
            workplace_type?: components["schemas"]["WorkplaceType"];
        };
        /** @description A custom attribute of a job. */
        JobCustomAttribute: {
            /** @description The available choices. Only with `dropdown` and `multiple_choice`. */
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
             * @description The maximum size of a file in bytes. Only with `file`.
             * @example 20971520
             */
            max_file_size?: number;
            provider: components["schemas"]["AttributeProvider"];
            /**
             * @description True if it is required on this job.
             * @example true
             */
            required: boolean;
            /**
             * @description True if exactly one choice can be selected. Only with `dropdown` (true) and `multiple_choice` (false).
             * @example true
             */
            single_answer?: boolean;
            /** @description The accepted file extensions. Only with `file`. */
            supported_file_types?: string[];
            type: components["schemas"]["AttributeType"];
        };
        /** @description The custom attributes of a job. */
        JobCustomAttributeList: {
            /** @description The attributes in the job's order. */
            custom_attributes: components["schemas"]["JobCustomAttribute"][];
        };
        /** @description Notifies that a job was deleted. */
        JobDeletedNotification: {
            data: components["schemas"]["DeletedJob"];
            event_type: components["schemas"]["JobDeletedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["JobResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example job_deleted
         * @enum {string}
         */
        JobDeletedType: "job_deleted";
        /** @description A job with its texts. */
        JobDetail: {
            /**
             * @description The page of the application form.
             * @example http://nordlicht.localhost:3000/jobs/1/candidates/new
             */
            application_url: string;
            /**
             * @description The benefits, as HTML.
             * @example <ul><li>30 days of holiday</li></ul>
             */
            benefits: string | null;
            /**
             * @description The account's own code for the job.
             * @example ENG-014
             */
            code: string | null;
            /**
             * @description True if the job is hidden from members who do not work on it.
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
            /** @description The job's department with all departments above it, root first. Empty if there is none. */
            department_hierarchy: components["schemas"]["DepartmentRef"][];
            /**
             * @description The description of the job, as HTML.
             * @example <p>You write the software that moves our port robots.</p>
             */
            description: string | null;
            /**
             * @description The required education.
             * @example Bachelor's Degree
             */
            education: string | null;
            /**
             * @description The employment type.
             * @example Full-time
             */
            employment_type: string | null;
            /**
             * @description The required experience.
             * @example Mid-Senior level
             */
            experience: string | null;
            /**
             * @description Description, requirements and benefits joined, as HTML.
             * @example <p>You write the software that moves our port robots.</p><ul><li>30 days of holiday</li></ul>
             */
            full_description: string | null;
            /**
             * @description The title with the code, as `title - code`; the title alone if there is no code.
             * @example Robotics Software Engineer - ENG-014
             */
            full_title: string;
            /**
             * @description The job function.
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
            /** @description Search keywords of the job. Null if none are set. */
            keywords: string[] | null;
            location: components["schemas"]["JobDetailLocation"];
            /** @description All locations of the job, the main one first. Empty if none is set. */
            locations: components["schemas"]["JobSite"][];
            /**
             * @description The requirements, as HTML.
             * @example <ul><li>Four years of C++ on real machines</li></ul>
             */
            requirements: string | null;
            salary: components["schemas"]["Salary"];
            /**
             * @description The key that identifies the job in paths, 10 upper-case hexadecimal digits.
             * @example 4F0A7C92BD
             */
            shortcode: string;
            /**
             * @description A short URL of the job.
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
             * @description The job's page in the web application. The number in its URL is not an id of this API.
             * @example http://nordlicht.localhost:3000/jobs/1
             */
            url: string;
            workplace_type: components["schemas"]["WorkplaceType"];
        };
        /** @description The main location of a job. Unknown parts are null. */
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
             * @description True if the work can be done from anywhere.
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
         * @description A text that a list of jobs can include. Values may be added.
         * @example requirements
         * @enum {string}
         */
        JobField: "description" | "full_description" | "requirements" | "benefits";
        /** @description The main location of a job in a list. Unknown parts are null. */
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
             * @description True if the work can be done from anywhere.
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
        /** @description A member who works on a job. */
        JobMember: {
            collaboration_role: components["schemas"]["CollaborationRole"];
            /**
             * @description The member's e-mail address.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string;
            /**
             * @description A headline about the member.
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
        /**
         * @description What `data` is.
         * @example job
         * @enum {string}
         */
        JobResource: "job";
        /** @description One of the locations of a job. Unknown parts are null. */
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
             * @description True if the location is not shown to applicants.
             * @example false
             */
            hidden: boolean;
            /**
             * @description The short code of the location, if it has one.
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
        /** @description A location of a job. What is omitted is unknown. */
        JobSiteInput: {
            /**
             * @description The city.
             * @example Hamburg
             */
            city?: string | null;
            /**
             * @description Latitude and longitude in degrees, separated by a comma and a space.
             * @example 53.5438, 9.9933
             */
            coords?: string | null;
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            country_code?: string | null;
            /**
             * @description The name of the country.
             * @example Germany
             */
            country_name?: string | null;
            /**
             * @description Whether to hide the location from applicants. False unless it is given.
             * @example false
             */
            hidden?: boolean;
            /**
             * @description A short code of the location.
             * @example HAM1
             */
            shortcode?: string | null;
            /**
             * @description The state or region, as a code within the country.
             * @example HH
             */
            state_code?: string | null;
            /**
             * @description The name of the region within the country.
             * @example Hamburg
             */
            subregion?: string | null;
            /**
             * @description The postal code.
             * @example 20457
             */
            zip_code?: string | null;
        };
        /**
         * @description The state of a job; a `closed` job is filled or used internally. Values may be added.
         * @example published
         * @enum {string}
         */
        JobState: "draft" | "published" | "closed" | "archived";
        /** @description The values to change. What is omitted stays, and null empties a text; a list and `salary` are replaced as a whole. */
        JobUpdate: {
            /**
             * @description The benefits, as HTML.
             * @example <ul><li>30 days of holiday</li></ul>
             */
            benefits?: string | null;
            /**
             * @description The account's own code for the job.
             * @example ENG-021
             */
            code?: string | null;
            /**
             * @description Whether to hide the job from members who do not work on it. False unless it is given.
             * @example false
             */
            confidential?: boolean;
            /**
             * @description The id of the department, as listDepartments returns it.
             * @example 92b0002
             */
            department_id?: string | null;
            /**
             * @description The description of the job, as HTML.
             * @example <p>You write the software that moves our port robots.</p>
             */
            description?: string | null;
            /**
             * @description The required education.
             * @example Bachelor's Degree
             */
            education?: string | null;
            /**
             * @description The employment type.
             * @example Full-time
             */
            employment_type?: string | null;
            /**
             * @description The required experience.
             * @example Mid-Senior level
             */
            experience?: string | null;
            /**
             * @description The fields of the application form besides name and e-mail, each once, in any order: the form shows them in
             *     the order of the fixed set.
             */
            form_fields?: components["schemas"]["FormFieldInput"][];
            /**
             * @description The job function.
             * @example Engineering
             */
            function?: string | null;
            /**
             * @description The industry.
             * @example Industrial Automation
             */
            industry?: string | null;
            /** @description Search keywords. */
            keywords?: string[] | null;
            /** @description All locations, the main one first. */
            locations?: components["schemas"]["JobSiteInput"][];
            /**
             * @description The requirements, as HTML.
             * @example <ul><li>Four years of C++ on real machines</li></ul>
             */
            requirements?: string | null;
            salary?: components["schemas"]["SalaryInput"];
            /**
             * @description The title.
             * @example Robotics Test Engineer
             */
            title?: string;
            workplace_type?: components["schemas"]["WorkplaceType"];
        };
        /** @description A text by language. The only language is English. */
        LocalText: {
            /**
             * @description The text in English.
             * @example Recruiting member
             */
            en: string;
        };
        /** @description A person in the account who takes part in hiring. */
        Member: {
            /**
             * @description False if the member is deactivated.
             * @example true
             */
            active: boolean;
            /** @description The jobs that the member joins automatically, and with which role. Empty if none. */
            collaboration_rules: components["schemas"]["CollaborationRule"][];
            /**
             * @description The member's e-mail address.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string;
            /**
             * @description A headline about the member.
             * @example Engineering Manager, Motion Control
             */
            headline: string | null;
            /**
             * @description The scope of the member's HR role. Null if unlimited.
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
        /** @description A new member, with their roles and rules. */
        MemberInvite: {
            /** @description All rules. */
            collaboration_rules?: components["schemas"]["CollaborationRuleInput"][];
            /**
             * @description The e-mail address, unique in the account regardless of case.
             * @example kim.larsen@nordlicht-robotics.example
             */
            email: string;
            hris_role?: components["schemas"]["HrisRole"];
            /**
             * @description The inviting member's id. Required with account and service tokens, ignored with a user token.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            role?: components["schemas"]["MemberRole"];
            /**
             * @description All roles. Required unless `role` or `hris_role` is sent.
             * @example [
             *       "ats.simple",
             *       "hris.employee"
             *     ]
             */
            roles?: string[];
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
        /** @description The roles and rules of a member. */
        MemberUpdate: {
            /** @description All rules. */
            collaboration_rules?: components["schemas"]["CollaborationRuleInput"][];
            hris_role?: components["schemas"]["HrisRole"];
            /**
             * @description The member's id. An unknown id gets 404.
             * @example 019a4e53b4e00001
             */
            id: string;
            role?: components["schemas"]["MemberRole"];
            /**
             * @description All roles. Required unless `role` or `hris_role` is sent.
             * @example [
             *       "ats.simple",
             *       "hris.employee"
             *     ]
             */
            roles?: string[];
        };
        /** @description The employee, with the number as id. */
        MinimalEmployee: {
            /**
             * @description Always true, since getEmployee shows the public fields of every published employee.
             * @example true
             */
            can_link_to_profile: boolean;
            department?: components["schemas"]["DepartmentRef"];
            /**
             * @description The e-mail address at work.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string | null;
            /**
             * @description The first name.
             * @example Jonas
             */
            firstname: string;
            /**
             * Format: int64
             * @description The employee's internal number, as in `reporting_line`.
             * @example 4102
             */
            id: number;
            /**
             * @description The preferred name, or else the first name, and the last name.
             * @example Jo Weber
             */
            informal_name: string;
            /**
             * @description The initials of first and last name.
             * @example JW
             */
            initials: string;
            /**
             * @description Always false, since time off is not public.
             * @example false
             */
            is_on_leave: boolean;
            /**
             * @description The job title.
             * @example Engineering Manager
             */
            job_title: string | null;
            /**
             * @description The last name.
             * @example Weber
             */
            lastname: string;
            /**
             * @description First and last name.
             * @example Jonas Weber
             */
            legal_name: string;
            /**
             * @description First and last name.
             * @example Jonas Weber
             */
            name: string;
            /**
             * @description The employee's preferred name.
             * @example Jo
             */
            preferred_name: string | null;
            /**
             * @description True if the employee is sample data.
             * @example false
             */
            sample: boolean;
            state: components["schemas"]["EmployeeState"];
        };
        /** @description A candidate in a notification, with all fields of CandidateDetail, or the `id` alone. */
        NotifiedCandidate: {
            account?: components["schemas"]["CandidateAccount"];
            /**
             * @description The postal address.
             * @example Lange Reihe 11, 20099 Hamburg
             */
            address?: string | null;
            /**
             * @description True if the personal data was removed.
             * @example false
             */
            anonymized?: boolean;
            /** @description The candidate's answers to the job's questions. */
            answers?: components["schemas"]["QuestionAnswer"][];
            /**
             * @description The name of the source.
             * @example Unknown
             */
            common_source?: string;
            /**
             * @description The kind of source.
             * @example Other
             */
            common_source_category?: string;
            /**
             * @description The cover letter.
             * @example Your port robots pass my window every morning.
             */
            cover_letter?: string | null;
            /**
             * Format: date-time
             * @description When the candidate was created.
             * @example 2026-02-03T09:12:44Z
             */
            created_at?: string;
            /**
             * @description The reason for the disqualification.
             * @example Lives too far away
             */
            disqualification_reason?: string | null;
            /**
             * @description True if the candidate is disqualified.
             * @example false
             */
            disqualified?: boolean;
            /**
             * Format: date-time
             * @description When the candidate was disqualified.
             * @example 2026-02-11T08:00:00.000Z
             */
            disqualified_at?: string | null;
            /**
             * @description Where the candidate comes from, as given by the client.
             * @example robotics-meetup.example
             */
            domain?: string | null;
            /** @description The education. */
            education_entries?: components["schemas"]["EducationEntry"][];
            /**
             * @description The e-mail address.
             * @example lena.vogt@post.example
             */
            email?: string | null;
            /** @description The experience. */
            experience_entries?: components["schemas"]["ExperienceEntry"][];
            /**
             * @description The first name.
             * @example Lena
             */
            firstname?: string | null;
            /**
             * @description A headline about the candidate.
             * @example Robotics engineer
             */
            headline?: string | null;
            /**
             * Format: date-time
             * @description When the candidate was hired.
             * @example 2026-02-03T09:12:44Z
             */
            hired_at?: string | null;
            /**
             * @description The candidate's id.
             * @example 019c22c68ee00001
             */
            id: string;
            /**
             * @description A short-lived URL of the candidate's picture.
             * @example http://localhost:3000/files/019c22c68ee00004/lund.png?until=1772460600&signature=6f0c
             */
            image_url?: string | null;
            job?: components["schemas"]["CandidateJob"];
            /**
             * @description The last name. Null if only one name is known.
             * @example Vogt
             */
            lastname?: string | null;
            location?: components["schemas"]["CandidateLocation"];
            /**
             * Format: date-time
             * @description When the candidate first reached a stage of the kind `offer`.
             * @example 2026-02-03T09:12:44Z
             */
            moved_to_offer_at?: string | null;
            /**
             * @description The full name.
             * @example Lena Vogt
             */
            name?: string;
            /**
             * @description The candidate that this one was copied or relocated from.
             * @example 019c22c68ee00001
             */
            originating_candidate_id?: string | null;
            /**
             * @description The e-mail address for messages to the candidate.
             * @example 3f1c9a7be2d04586@outbound.localhost
             */
            outbound_mailbox?: string;
            /**
             * @description How the candidate was created; `SPI` is this API.
             * @example SPI
             */
            outlet?: string | null;
            /**
             * @description The telephone number.
             * @example +49 40 5550100
             */
            phone?: string | null;
            /**
             * @description The candidate's page in the web application. The numbers in its URL are not ids of this API.
             * @example http://nordlicht.localhost:3000/backend/jobs/1/candidates/1
             */
            profile_url?: string;
            resume_metadata?: components["schemas"]["ResumeMetadata"];
            /**
             * @description A short-lived URL of the resume.
             * @example http://localhost:3000/files/019c22c68ee00005/lund.pdf?until=1772460600&signature=91be
             */
            resume_url?: string | null;
            /** @description The skills. */
            skills?: components["schemas"]["Skill"][];
            /** @description The social profiles. Absent if there are none. */
            social_profiles?: components["schemas"]["SocialProfile"][];
            /**
             * @description True if the candidate was uploaded, false if they applied.
             * @example false
             */
            sourced?: boolean;
            /**
             * @description The name of the stage that the candidate is in.
             * @example Interview
             */
            stage?: string;
            /**
             * @description The kind of that stage.
             * @example interview
             */
            stage_kind?: string;
            /**
             * @description A summary.
             * @example Six years of motion planning.
             */
            summary?: string | null;
            /** @description The tags. */
            tags?: string[];
            /**
             * Format: date-time
             * @description When the candidate was last changed.
             * @example 2026-02-20T15:41:07Z
             */
            updated_at?: string;
            /**
             * @description The member who created the candidate with a user token.
             * @example 019a00a1e0000002
             */
            uploader_id?: string | null;
            /**
             * @description True if the candidate withdrew.
             * @example false
             */
            withdrew?: boolean;
        };
        /**
         * @description An employee in a notification: every visible field of the record that has a value, or the `id` alone. It may
         *     also have other fields of the record than those listed here, as given.
         */
        NotifiedEmployee: {
            /**
             * Format: date
             * @description The day of birth.
             * @example 1995-08-14
             */
            birthdate?: string | null;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            department?: string | null;
            /**
             * @description The private e-mail address.
             * @example mateo@silva.example
             */
            email?: string | null;
            /**
             * @description The employee number, a string.
             * @example 3
             */
            employee_number?: string;
            /**
             * @description The first name.
             * @example Mateo
             */
            firstname?: string;
            /**
             * Format: int64
             * @description The number of the holiday calendar, an integer as in the API family.
             * @example 3
             */
            holiday_calendar_id?: number | null;
            /**
             * @description The employee's id.
             * @example 019c9e1c4a000003
             */
            id: string;
            /**
             * @description The job title.
             * @example Firmware Engineer
             */
            job_title?: string | null;
            /**
             * @description The last name.
             * @example Silva
             */
            lastname?: string;
            /**
             * @description The id of the manager, who is also an employee.
             * @example 019a060a9c300002
             */
            manager_id?: string | null;
            /**
             * @description The id of the employee's member.
             * @example 019a060a9c300001
             */
            member_id?: string | null;
            /**
             * @description The private telephone number.
             * @example +351 22 5550103
             */
            phone?: string | null;
            /**
             * @description The employee's preferred name.
             * @example Teo
             */
            preferred_name?: string | null;
            /**
             * @description The same as `manager_id`.
             * @example 019a060a9c300002
             */
            reports_to?: string;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2026-04-01T00:00:00.000Z
             */
            start_date?: string | null;
            state?: components["schemas"]["EmployeeState"];
            status?: components["schemas"]["EmployeeStatus"];
            /**
             * @description The e-mail address at work.
             * @example mateo.silva@nordlicht-robotics.example
             */
            work_email?: string | null;
            /**
             * @description The id of the work schedule; null for the account's default.
             * @example 019a00a1e0000010
             */
            work_schedule?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A time off request in a notification, with all fields of TimeOff, or the `id` alone. */
        NotifiedTimeOff: {
            /**
             * @description The name of the category.
             * @example Paid time off
             */
            category_name?: string;
            /**
             * @description The employee who takes the time off.
             * @example 019a060a9c300002
             */
            employee_id?: string;
            /**
             * @description The period as English text: days, with times if the category counts hours.
             * @example 22 June 2026 - 26 June 2026
             */
            formatted_period?: string;
            /**
             * @description When it starts, in the employee's own time, without a zone.
             * @example 2026-06-22T00:00:00.000
             */
            from_date?: string;
            /** @description The days of which only one half is taken. Empty if none. */
            half_days?: components["schemas"]["HalfDay"][];
            /**
             * @description The request's id.
             * @example 019e4adb10520001
             */
            id: string;
            /** @description The pending approvals of the request, in order. Empty if none. */
            pending_approvals?: components["schemas"]["PendingApproval"][];
            /**
             * Format: int32
             * @description The number of days, or of hours if the category counts hours. Rounded up to an integer; the balance is
             *     exact.
             * @example 5
             */
            requesting_total?: number;
            state?: components["schemas"]["TimeOffState"];
            timeoff_tracking_unit?: components["schemas"]["TrackingUnit"];
            /**
             * @description When it ends, in the employee's own time, without a zone.
             * @example 2026-06-26T23:59:59.000
             */
            to_date?: string;
            /**
             * Format: date-time
             * @description When the request was last changed.
             * @example 2026-05-21T14:05:31.090Z
             */
            updated_at?: string;
            /**
             * @description The full name of the member who asked.
             * @example Jonas Weber
             */
            updated_by?: string;
        };
        /** @description An employee whose onboarding is complete, as in NotifiedEmployee. */
        OnboardedEmployee: {
            /**
             * Format: date
             * @description The day of birth.
             * @example 1995-08-14
             */
            birthdate?: string | null;
            /**
             * @description The department's name.
             * @example Motion Control
             */
            department?: string | null;
            /**
             * @description The private e-mail address.
             * @example mateo@silva.example
             */
            email?: string | null;
            /**
             * @description The employee number, a string.
             * @example 3
             */
            employee_number?: string;
            /**
             * @description The first name.
             * @example Mateo
             */
            firstname?: string;
            /**
             * Format: int64
             * @description The number of the holiday calendar, an integer as in the API family.
             * @example 3
             */
            holiday_calendar_id?: number | null;
            /**
             * @description The employee's id.
             * @example 019c9e1c4a000003
             */
            id: string;
            /**
             * @description The job title.
             * @example Firmware Engineer
             */
            job_title?: string | null;
            /**
             * @description The last name.
             * @example Silva
             */
            lastname?: string;
            /**
             * @description The id of the manager, who is also an employee.
             * @example 019a060a9c300002
             */
            manager_id?: string | null;
            /**
             * @description The id of the employee's member.
             * @example 019a060a9c300001
             */
            member_id?: string | null;
            /**
             * Format: date-time
             * @description When the onboarding was completed.
             * @example 2026-04-15T08:30:00.000Z
             */
            onboarding_completed_at?: string;
            /**
             * @description The private telephone number.
             * @example +351 22 5550103
             */
            phone?: string | null;
            /**
             * @description The employee's preferred name.
             * @example Teo
             */
            preferred_name?: string | null;
            /**
             * @description The same as `manager_id`.
             * @example 019a060a9c300002
             */
            reports_to?: string;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2026-04-01T00:00:00.000Z
             */
            start_date?: string | null;
            state?: components["schemas"]["EmployeeState"];
            status?: components["schemas"]["EmployeeStatus"];
            /**
             * @description The e-mail address at work.
             * @example mateo.silva@nordlicht-robotics.example
             */
            work_email?: string | null;
            /**
             * @description The id of the work schedule; null for the account's default.
             * @example 019a00a1e0000010
             */
            work_schedule?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The onboarding of an employee. */
        Onboarding: {
            /**
             * @description The employee's id.
             * @example 019c9e1c4a000003
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was completed.
             * @example 2026-04-15T08:30:00.000Z
             */
            onboarding_completed_at: string;
        };
        /** @description Notifies that an employee's onboarding was completed. */
        OnboardingCompletedNotification: {
            data: components["schemas"]["OnboardedEmployee"];
            event_type: components["schemas"]["OnboardingCompletedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["EmployeeResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example onboarding_completed
         * @enum {string}
         */
        OnboardingCompletedType: "onboarding_completed";
        /** @description The body of completeOnboarding. */
        OnboardingCompletion: {
            /**
             * @description The acting member for an account or partner token, an HRIS admin. An unknown or deactivated member gets
             *     422. A user token acts as its own member and ignores this.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
        };
        /** @description The nodes of the org chart. */
        OrgChart: components["schemas"]["OrgChartNode"][];
        /** @description What a chart shows of an employee. */
        OrgChartContent: {
            /**
             * @description The department's name.
             * @example Motion Control
             */
            department: string | null;
            /**
             * @description The e-mail address at work.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string | null;
            /**
             * @description The employee number, a string.
             * @example 2
             */
            employee_number: string;
            /**
             * @description The legal entity's name. Null, since employees have none yet.
             * @example null
             */
            entity: string | null;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2021-09-01T00:00:00.000Z
             */
            hire_date: string | null;
            /**
             * @description The employee's id.
             * @example 019a060a9c300002
             */
            id: string;
            /**
             * @description The initials of first and last name.
             * @example JW
             */
            initials: string;
            /**
             * @description Last name and first name of the manager, unless they are a draft.
             * @example Solberg, Ingrid
             */
            manager: string | null;
            minimal_employee: components["schemas"]["MinimalEmployee"];
            /**
             * @description Last name and first name.
             * @example Weber, Jonas
             */
            name: string;
            state: components["schemas"]["EmployeeState"];
            /**
             * @description The job title.
             * @example Engineering Manager
             */
            title: string | null;
        };
        /** @description An employee in the org chart. */
        OrgChartNode: {
            content: components["schemas"]["OrgChartContent"];
            /**
             * Format: int32
             * @description The number of published direct reports, including those that a filter leaves out.
             * @example 1
             */
            direct_reports_count: number;
            /**
             * @description The employee's id.
             * @example 019a060a9c300002
             */
            id: string;
            /**
             * @description The id of the manager, if their node is in the response.
             * @example 019a00a1e0000004
             */
            parent_id: string | null;
            type: components["schemas"]["OrgChartNodeType"];
        };
        /**
         * @description What the node stands for. Values may be added.
         * @example employee
         * @enum {string}
         */
        OrgChartNodeType: "employee";
        /** @description The link to the next page. Absent on the last page. */
        Paging: {
            /**
             * @description The complete URL of the next page: the request's own, with `limit` and with the `since_id` at which the next
             *     page begins.
             * @example http://localhost:3000/spi/v3/jobs?limit=2&since_id=019caeddd6e00001
             */
            next: string;
        };
        /** @description An approval that a request waits for. */
        PendingApproval: {
            /**
             * @description The approver, a member.
             * @example 019a00a1e0000002
             */
            approver_id: string;
            /**
             * @description The approval's id, for decideTimeOffApproval.
             * @example 019e4adb10520002
             */
            id: string;
        };
        /** @description A role that a member can have. */
        PermissionSet: {
            description: components["schemas"]["LocalText"];
            /**
             * @description The permission set's id.
             * @example ats_simple
             */
            id: string;
            label: components["schemas"]["LocalText"];
            /**
             * @description The name that a member's `roles` contains.
             * @example ats.simple
             */
            name: string;
        };
        /** @description The permission sets. */
        PermissionSetList: components["schemas"]["PermissionSet"][];
        /** @description The employee who was published. */
        PublishedEmployee: {
            /**
             * @description The employee's id.
             * @example 019c9e1c4a000003
             */
            id: string;
        };
        /** @description A question for applicants of a job. */
        Question: {
            /**
             * @description The text of the question.
             * @example When could you start?
             */
            body: string;
            /** @description The available choices. Only with `dropdown` and `multiple_choice`. */
            choices?: components["schemas"]["Choice"][];
            /**
             * @description The question's id.
             * @example 019b8d996900000a
             */
            id: string;
            /**
             * Format: int32
             * @description The maximum size of a file in bytes. Only with `file`.
             * @example 20971520
             */
            max_file_size?: number;
            /**
             * @description True if an answer is required.
             * @example false
             */
            required: boolean;
            /**
             * @description True if exactly one choice can be selected. Only with `dropdown` (true) and `multiple_choice` (false).
             * @example true
             */
            single_answer?: boolean;
            /** @description The accepted file extensions. Only with `file`. */
            supported_file_types?: string[];
            type: components["schemas"]["QuestionType"];
        };
        /** @description An answer with its question. */
        QuestionAnswer: {
            answer?: components["schemas"]["AnswerGiven"];
            question: components["schemas"]["AnsweredQuestion"];
        };
        /** @description The questions of a job. */
        QuestionList: {
            /** @description The questions in the order of the form. */
            questions: components["schemas"]["Question"][];
        };
        /**
         * @description The type of an answer. Values may be added.
         * @example multiple_choice
         * @enum {string}
         */
        QuestionType: "free_text" | "short_text" | "boolean" | "multiple_choice" | "dropdown" | "numeric" | "date" | "file";
        /** @description A member's rating of a candidate. */
        RatingCreate: {
            /**
             * @description The member's comment. May be empty.
             * @example Knows what can go wrong.
             */
            comment: string | null;
            /**
             * Format: int32
             * @description The grade on the scale. Required unless there is a score.
             * @example 4
             */
            grade?: number | null;
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            scale?: components["schemas"]["RatingScale"];
            score?: components["schemas"]["RatingScore"];
            score_card?: components["schemas"]["ScoreCard"];
        };
        /**
         * @description The scale of a grade, by default `thumbs`. Values may be added.
         * @example stars
         * @enum {string}
         */
        RatingScale: "thumbs" | "stars" | "numbers";
        /**
         * @description A grade as a word, an older form. Values may be added.
         * @example positive
         * @enum {string}
         */
        RatingScore: "negative" | "positive" | "definite";
        /** @description A member's rating of a candidate in a stage. */
        RatingUpdate: {
            /**
             * @description The member's comment. May be empty.
             * @example Knows what can go wrong.
             */
            comment: string | null;
            /**
             * Format: int32
             * @description The grade on the scale. Required unless there is a score.
             * @example 4
             */
            grade?: number | null;
            /**
             * @description The id of the acting member. Required with account and service tokens; a user token acts as its own member.
             * @example 019a00a1e0000002
             */
            member_id?: string | null;
            scale?: components["schemas"]["RatingScale"];
            score?: components["schemas"]["RatingScore"];
            score_card?: components["schemas"]["ScoreCard"];
            /**
             * Format: int64
             * @description The number of the stage, by default the candidate's current stage.
             * @example 5
             */
            stage_id?: number | null;
        };
        /** @description An external recruiter. */
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
        /** @description The number of deliveries that are due again. */
        RedeliveryCount: {
            /**
             * Format: int32
             * @description The number of notifications to be sent again.
             * @example 1
             */
            count: number;
        };
        /** @description Which failed deliveries to send again. */
        RedeliverySince: {
            /**
             * Format: date-time
             * @description Those that were created at this instant or later; ISO 8601 with a zone.
             * @example 2026-02-01T00:00:00Z
             */
            since: string;
        };
        /** @description Information about the resume. Absent if there is none. */
        ResumeMetadata: {
            /**
             * Format: date-time
             * @description When the resume was added.
             * @example 2026-02-03T09:12:44Z
             */
            created_at: string;
            /**
             * @description The name of the file.
             * @example vogt.pdf
             */
            filename: string;
            /**
             * @description The file's type: the extension of its name in lower case.
             * @example pdf
             */
            filetype: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-02-03T09:12:44Z
             */
            updated_at: string;
        };
        /**
         * @description The roles that members can be filtered by. Values may be added.
         * @example simple
         * @enum {string}
         */
        RoleFilter: "simple" | "admin" | "reviewer";
        /** @description The new secret, and how long the previous one also signs. */
        RotatedSecret: {
            /**
             * Format: date-time
             * @description Until when the previous secret also signs notifications.
             * @example 2026-03-03T14:10:00.000Z
             */
            previous_valid_until: string;
            /**
             * @description `whsec_` and the key in base64, for the libraries of Standard Webhooks.
             * @example whsec_bm9yZGxpY2h0LXJvYm90aWNzLWV4YW1wbGUtb25seSE=
             */
            secret: string;
        };
        /** @description The salary range. Unset parts are null. */
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
        /** @description The salary range. What is omitted is unset. */
        SalaryInput: {
            /**
             * @description The currency, as an ISO 4217 code in lower case.
             * @example eur
             */
            salary_currency?: string | null;
            /**
             * Format: int64
             * @description The lower end, in whole units of the currency.
             * @example 68000
             */
            salary_from?: number | null;
            /**
             * Format: int64
             * @description The upper end, in whole units of the currency, not below the lower one.
             * @example 82000
             */
            salary_to?: number | null;
        };
        /** @description A created or changed employee, without `avatar`. */
        SavedEmployee: {
            /**
             * @description The URL of a picture. Null, since pictures are not supported yet; absent in the response to a change.
             * @example null
             */
            avatar?: string | null;
            /**
             * @description Whether the picture is ready. False, since pictures are not supported yet.
             * @example false
             */
            avatar_processed: boolean;
            /**
             * Format: date
             * @description The day of birth. Null if not visible.
             * @example 1987-11-03
             */
            birthdate: string | null;
            cache: components["schemas"]["EmployeeCache"];
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            candidate_id: string | null;
            /**
             * @description The department's id.
             * @example 92b0002
             */
            department_id: string | null;
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            division_id: string | null;
            /**
             * @description The private e-mail address. Null if not visible.
             * @example jonas@weber.example
             */
            email: string | null;
            /**
             * @description The employee number, a string.
             * @example 2
             */
            employee_number: string;
            /**
             * @description The first name.
             * @example Jonas
             */
            firstname: string;
            /**
             * Format: int64
             * @description The number of the holiday calendar, an integer as in the API family.
             * @example 3
             */
            holiday_calendar_id: number | null;
            /**
             * @description The employee's id.
             * @example 019a060a9c300002
             */
            id: string;
            /**
             * @description The job title.
             * @example Engineering Manager
             */
            job_title: string | null;
            /**
             * @description The last name.
             * @example Weber
             */
            lastname: string;
            /**
             * Format: uuid
             * @description The id of the legal entity, a UUID. Null, since it is not supported.
             * @example null
             */
            legal_entity_id: string | null;
            /**
             * @description The id of the manager, who is also an employee.
             * @example 019a00a1e0000004
             */
            manager_id: string | null;
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            onboarding_member_id: string | null;
            /**
             * @description The private telephone number. Null if not visible.
             * @example +49 40 5550101
             */
            phone: string | null;
            /**
             * @description The employee's preferred name.
             * @example null
             */
            preferred_name: string | null;
            /**
             * @description The internal numbers of all managers, the direct one first. Employees with the same number in their
             *     reporting lines share that manager.
             */
            reporting_line: number[];
            /**
             * @description True for a sample employee that came with the account.
             * @example false
             */
            sample: boolean;
            /**
             * @description The first day of work, as midnight in UTC.
             * @example 2021-09-01T00:00:00.000Z
             */
            start_date: string | null;
            state: components["schemas"]["EmployeeState"];
            status_semantic_type: components["schemas"]["EmployeeStatus"];
            /**
             * @description Null, since it is not supported.
             * @example null
             */
            template_id: string | null;
            /**
             * @description The e-mail address at work.
             * @example jonas.weber@nordlicht-robotics.example
             */
            work_email: string | null;
            /**
             * @description The id of the work schedule. Null for the account's default.
             * @example null
             */
            work_schedule_id: string | null;
        };
        /** @description A call, an interview or a meeting. */
        ScheduledEvent: {
            /**
             * @description True if the event is cancelled.
             * @example false
             */
            cancelled: boolean;
            candidate?: components["schemas"]["EventCandidate"];
            conference?: components["schemas"]["EventConference"];
            /**
             * @description A description.
             * @example Bring the exercise.
             */
            description: string | null;
            /**
             * Format: date-time
             * @description When it ends.
             * @example 2026-02-20T14:30:00.000Z
             */
            ends_at: string;
            /**
             * @description The event's id.
             * @example 019c66894d7a0001
             */
            id: string;
            job?: components["schemas"]["EventJob"];
            /** @description The attending members. */
            members: components["schemas"]["EventMember"][];
            /**
             * Format: date-time
             * @description When it starts.
             * @example 2026-02-20T13:00:00.000Z
             */
            starts_at: string;
            /**
             * @description The title.
             * @example Interview with Lena Vogt
             */
            title: string;
            /**
             * @description `CallEvent`, `InterviewEvent` or `MeetingEvent`. Values may be added.
             * @example InterviewEvent
             */
            type: string;
        };
        /** @description The member's assessment in detail, stored as given. */
        ScoreCard: {
            [key: string]: unknown;
        };
        /** @description The secret that signs notifications. */
        SigningSecret: {
            /**
             * @description `whsec_` and the key in base64, for the libraries of Standard Webhooks.
             * @example whsec_bm9yZGxpY2h0LXJvYm90aWNzLWV4YW1wbGUtb25seSE=
             */
            secret: string;
        };
        /** @description One candidate. */
        SingleCandidate: {
            candidate: components["schemas"]["CandidateDetail"];
        };
        /** @description A skill. */
        Skill: {
            /**
             * @description The name of the skill.
             * @example ROS 2
             */
            name: string;
        };
        /** @description A candidate's page on another site. */
        SocialProfile: {
            /**
             * @description The name of the profile.
             * @example Lena Vogt
             */
            name?: string | null;
            /**
             * @description The site, such as `linkedin`.
             * @example github
             */
            type: string;
            /**
             * @description The URL of the page.
             * @example https://github.example/lenavogt
             */
            url: string | null;
            /**
             * @description The user name on that site.
             * @example lenavogt
             */
            username?: string | null;
        };
        /** @description A candidate's page on another site. */
        SocialProfileInput: {
            /**
             * @description The name of the profile.
             * @example Ida Lund
             */
            name?: string | null;
            /**
             * @description The site, such as `linkedin`.
             * @example linkedin
             */
            type: string;
            /**
             * @description The URL of the page.
             * @example https://linkedin.example/idalund
             */
            url: string;
            /**
             * @description The user name on that site.
             * @example idalund
             */
            username?: string | null;
        };
        /** @description A stage of a pipeline. */
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
             * @description The kind of stage: `sourced`, `applied`, `shortlisted`, `phone-screen`, `assessment`, `interview`, `offer`
             *     or `hired`. Values may be added.
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
             * @description The name of the stage in requests; unique within the account.
             * @example phone-screen
             */
            slug: string;
        };
        /** @description A new stage. */
        StageCreate: {
            /**
             * @description The kind of stage: `sourced`, `applied`, `shortlisted`, `phone-screen`, `assessment`, `interview`, `offer`
             *     or `hired`.
             * @example assessment
             */
            kind: string;
            /**
             * @description The name, unique in the account regardless of case.
             * @example Case Study
             */
            name: string;
            /**
             * Format: int32
             * @description The stage's place in the pipeline, from 1. Without it, or beyond the last place, it is the last.
             * @example 5
             */
            position?: number;
        };
        /** @description The stages of a pipeline. */
        StageList: {
            /** @description The stages, sorted by position. */
            stages: components["schemas"]["Stage"][];
        };
        /** @description The order of the pipeline. */
        StageOrder: {
            /** @description The slug of each stage, the first stage first. */
            stages: string[];
        };
        /** @description A stage's new name. */
        StageUpdate: {
            /**
             * @description The name, unique in the account regardless of case.
             * @example Case Study
             */
            name: string;
        };
        /**
         * @description The states that members can be filtered by. Values may be added.
         * @default active
         * @example active
         * @enum {string}
         */
        StatusFilter: "active" | "inactive" | "all";
        /** @description A subscription of a URL to an event. */
        Subscription: {
            /**
             * Format: date-time
             * @description When it was created, with milliseconds.
             * @example 2026-01-20T09:15:30.250Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the server disabled it; null while it is active.
             * @example 2026-03-02T14:10:00.000Z
             */
            disabled_at: string | null;
            /**
             * @description Why the server disabled it: `gone` if the target responded with 410, `failing` if every attempt failed for
             *     five days; null while it is active.
             * @example failing
             */
            disabled_reason: string | null;
            event: components["schemas"]["SubscriptionEvent"];
            /**
             * Format: int64
             * @description The subscription's id.
             * @example 41
             */
            id: number;
            /**
             * @description The job of the candidates; null for all.
             * @example 4F0A7C92BD
             */
            job_shortcode?: string | null;
            /**
             * @description The stage of the candidates; null for all.
             * @example hired
             */
            stage_slug?: string | null;
            state: components["schemas"]["SubscriptionState"];
            /**
             * @description The URL that receives notifications, as given.
             * @example https://hooks.nordlicht.example/candidates
             */
            target: string;
            /**
             * Format: date-time
             * @description Always null, since a subscription does not expire.
             * @example null
             */
            valid_until: string | null;
        };
        /**
         * @description A filter of candidates for the events `candidate_created`, `candidate_moved` and `candidate_deleted`. If
         *     given, `job_shortcode` and `stage_slug` are required: an empty string means all. Under the profile `family`
         *     either may be omitted or null.
         */
        SubscriptionArgs: {
            /**
             * @description The account's subdomain.
             * @example nordlicht
             */
            account_id?: string | null;
            /**
             * @description The shortcode of the job that the candidate is in. Empty for all jobs; null counts as omitted.
             * @example 4F0A7C92BD
             */
            job_shortcode?: string | null;
            /**
             * @description The slug of the stage that the candidate was created in, moved to or deleted in. Empty for all stages;
             *     null counts as omitted.
             * @example hired
             */
            stage_slug?: string | null;
        };
        /** @description The event to subscribe to, and the target. */
        SubscriptionCreate: {
            args?: components["schemas"]["SubscriptionArgs"];
            event: components["schemas"]["SubscriptionEvent"];
            /**
             * @description The URL that receives notifications.
             * @example https://hooks.nordlicht.example/candidates
             */
            target: string;
        };
        /** @description The created subscription. */
        SubscriptionCreated: {
            /**
             * Format: int64
             * @description The subscription's id.
             * @example 43
             */
            id: number;
        };
        /**
         * @description The event of a subscription. Values may be added. The last four, from `candidate_deleted` on, exist only under
         *     the profile `family`: otherwise createSubscription returns 400.
         * @example candidate_moved
         * @enum {string}
         */
        SubscriptionEvent: "candidate_created" | "candidate_moved" | "employee_created" | "employee_updated" | "employee_published" | "onboarding_completed" | "timeoff_updated" | "candidate_deleted" | "job_deleted" | "timeoff_request_approved" | "timeoff_request_reverted";
        /** @description The subscriptions, sorted by id. */
        SubscriptionList: {
            /** @description The subscriptions, sorted by id. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description An empty object. */
        SubscriptionRemoved: Record<string, never>;
        /**
         * @description Whether notifications are sent. While a subscription is `disabled` they are held until it is enabled.
         *     Values may be added.
         * @example active
         * @enum {string}
         */
        SubscriptionState: "active" | "disabled";
        /** @description The tags of a candidate. */
        TagList: {
            /** @description The tags, in the order in which they were given. */
            tags: string[];
        };
        /** @description A candidate's new tags. */
        TagsUpdate: {
            /** @description All tags. `{name}` is also accepted for a name; null counts as an empty list. */
            tags: string[] | null;
        };
        /** @description The delivery of the test notification. */
        TestDelivery: {
            /**
             * @description The delivery's id.
             * @example 019caee26ac00001
             */
            id: string;
        };
        /** @description A time off request. */
        TimeOff: {
            /**
             * @description The name of the category.
             * @example Paid time off
             */
            category_name: string;
            /**
             * @description The employee who takes the time off.
             * @example 019a060a9c300002
             */
            employee_id: string;
            /**
             * @description The period as English text: days, with times if the category counts hours.
             * @example 22 June 2026 - 26 June 2026
             */
            formatted_period: string;
            /**
             * @description When it starts, in the employee's own time, without a zone.
             * @example 2026-06-22T00:00:00.000
             */
            from_date: string;
            /** @description The days of which only one half is taken. Empty if none. */
            half_days: components["schemas"]["HalfDay"][];
            /**
             * @description The request's id.
             * @example 019e4adb10520001
             */
            id: string;
            /** @description The pending approvals of the request, in order. Empty if none. */
            pending_approvals: components["schemas"]["PendingApproval"][];
            /**
             * Format: int32
             * @description The number of days, or of hours if the category counts hours. Rounded up to an integer; the balance is
             *     exact.
             * @example 5
             */
            requesting_total: number;
            state: components["schemas"]["TimeOffState"];
            timeoff_tracking_unit: components["schemas"]["TrackingUnit"];
            /**
             * @description When it ends, in the employee's own time, without a zone.
             * @example 2026-06-26T23:59:59.000
             */
            to_date: string;
            /**
             * Format: date-time
             * @description When the request was last changed.
             * @example 2026-05-21T14:05:31.090Z
             */
            updated_at: string;
            /**
             * @description The full name of the member who asked.
             * @example Jonas Weber
             */
            updated_by: string;
        };
        /** @description What an employee may take of a category in a year. Amounts are in the unit of the category. */
        TimeOffAllowance: {
            /**
             * @description What is carried over from the year before. Negative if more was taken than was available.
             * @example 1.50
             */
            carry_over: string;
            /**
             * @description The category.
             * @example 019a00a1f3880001
             */
            category_id: string;
            /**
             * @description The employee.
             * @example 019a060a9c300002
             */
            employee_id: string;
            /**
             * @description The entitlement of the year. Null if it is the category's.
             * @example 32.00
             */
            entitlement: string | null;
            /**
             * Format: int32
             * @description The calendar year.
             * @example 2027
             */
            year: number;
        };
        /** @description An employee's allowance. Other keys are ignored. */
        TimeOffAllowanceSetting: {
            /**
             * @description What is carried over from the year before, by default 0.
             * @example 1.50
             */
            carry_over?: string;
            /**
             * @description The category.
             * @example 019a00a1f3880001
             */
            category_id: string;
            /**
             * @description The employee.
             * @example 019a060a9c300002
             */
            employee_id: string;
            /**
             * @description The entitlement of the year. Null or omitted for the category's.
             * @example 32.00
             */
            entitlement?: string | null;
            /**
             * Format: int32
             * @description The calendar year.
             * @example 2027
             */
            year: number;
        };
        /**
         * @description Who must approve a request: nobody, so that it is approved at once; managers of the employee; or the named
         *     members, each of them. Values may be added.
         * @example managers
         * @enum {string}
         */
        TimeOffApproval: "none" | "managers" | "members";
        /**
         * @description An employee's balance of a category in a year. Amounts are strings with two decimals, in days, or in hours if
         *     the category counts hours.
         */
        TimeOffBalance: {
            /**
             * @description The category's id.
             * @example 019a00a1f3880001
             */
            category_id: string;
            /**
             * @description What the category is for.
             * @example Holidays, moving house, a day for yourself
             */
            description: string | null;
            /**
             * @description True if the category is unlimited. The entitlement then counts as 0.
             * @example false
             */
            has_unlimited_timeoff: boolean;
            /**
             * @description The category's name.
             * @example Paid time off
             */
            name: string;
            time_off_tracking_unit: components["schemas"]["TrackingUnit"];
            /**
             * @description The available units, carry-over included. Negative if more was used.
             * @example 28.50
             */
            units_available: string;
            /**
             * @description The carry-over from the previous year.
             * @example 2.00
             */
            units_carry_over_available: string;
            /**
             * @description The exact units of approved requests in this year.
             * @example 1.50
             */
            units_used: string;
        };
        /** @description An employee's balances. */
        TimeOffBalanceList: {
            /** @description One balance per category, in the order of the categories. */
            balances: components["schemas"]["TimeOffBalance"][];
        };
        /** @description A category of time off. */
        TimeOffCategory: {
            /**
             * @description What the category is for.
             * @example Holidays, moving house, a day for yourself
             */
            description: string | null;
            /**
             * @description The category's id.
             * @example 019a00a1f3880001
             */
            id: string;
            /**
             * @description The category's name.
             * @example Paid time off
             */
            name: string;
            type: components["schemas"]["TimeOffType"];
        };
        /** @description A new category. Other keys are ignored. */
        TimeOffCategoryCreate: {
            approval?: components["schemas"]["TimeOffApproval"];
            /**
             * Format: int32
             * @description If managers approve, how many of them, from the direct one up. By default 1 for a new category.
             * @example 1
             */
            approval_levels?: number;
            /** @description If members approve, the ids of active members, in order; all of them must approve. An id counts once. */
            approvers?: string[];
            /**
             * @description What the category is for.
             * @example Courses and conferences
             */
            description?: string | null;
            /**
             * @description The name. It need not be unique.
             * @example Training
             */
            name: string;
            /**
             * Format: int32
             * @description Its place among the categories. A new category is by default the last one.
             * @example 3
             */
            position?: number;
            tracking_unit?: components["schemas"]["TrackingUnit"];
            type: components["schemas"]["TimeOffType"];
            /**
             * @description Whether employees may take any amount. A new category is limited by default.
             * @example false
             */
            unlimited?: boolean;
            /**
             * @description What an employee may take in a year, in days, or in hours if the category counts hours. By default 0 for a
             *     new category.
             * @example 5
             */
            yearly_entitlement?: string;
        };
        /** @description The categories of the account. */
        TimeOffCategoryList: {
            /** @description The categories, in the account's order. */
            categories: components["schemas"]["TimeOffCategory"][];
        };
        /** @description A category of time off with its rules. */
        TimeOffCategoryRules: {
            approval: components["schemas"]["TimeOffApproval"];
            /**
             * Format: int32
             * @description If managers approve, how many of them, from the direct one up.
             * @example 1
             */
            approval_levels: number;
            /** @description If members approve, their ids in order. Otherwise without effect. */
            approvers: string[];
            /**
             * @description What the category is for.
             * @example Holidays, moving house, a day for yourself
             */
            description: string | null;
            /**
             * @description The category's id.
             * @example 019a00a1f3880001
             */
            id: string;
            /**
             * @description The category's name.
             * @example Paid time off
             */
            name: string;
            /**
             * Format: int32
             * @description Categories are listed by ascending position, then in order of creation.
             * @example 3
             */
            position: number;
            tracking_unit: components["schemas"]["TrackingUnit"];
            type: components["schemas"]["TimeOffType"];
            /**
             * @description True if employees may take any amount. The entitlement then counts as 0.
             * @example false
             */
            unlimited: boolean;
            /**
             * @description What an employee may take in a year, in days, or in hours if the category counts hours. An allowance can
             *     replace it.
             * @example 30.00
             */
            yearly_entitlement: string;
        };
        /** @description The changed fields of a category. Other keys are ignored. */
        TimeOffCategoryUpdate: {
            approval?: components["schemas"]["TimeOffApproval"];
            /**
             * Format: int32
             * @description If managers approve, how many of them, from the direct one up. By default 1 for a new category.
             * @example 1
             */
            approval_levels?: number;
            /** @description If members approve, the ids of active members, in order; all of them must approve. An id counts once. */
            approvers?: string[];
            /**
             * @description What the category is for.
             * @example Courses and conferences
             */
            description?: string | null;
            /**
             * @description The name. It need not be unique.
             * @example Training
             */
            name?: string;
            /**
             * Format: int32
             * @description Its place among the categories. A new category is by default the last one.
             * @example 3
             */
            position?: number;
            tracking_unit?: components["schemas"]["TrackingUnit"];
            type?: components["schemas"]["TimeOffType"];
            /**
             * @description Whether employees may take any amount. A new category is limited by default.
             * @example false
             */
            unlimited?: boolean;
            /**
             * @description What an employee may take in a year, in days, or in hours if the category counts hours. By default 0 for a
             *     new category.
             * @example 5
             */
            yearly_entitlement?: string;
        };
        /** @description The requested time off. Other keys are ignored. */
        TimeOffCreate: {
            /**
             * @description The category.
             * @example 019a00a1f3880001
             */
            category_id: string;
            /**
             * @description The employee who takes the time off. Required with an account or service token.
             * @example 019a060a9c300002
             */
            employee_id?: string;
            /**
             * @description When it starts: a date and time with milliseconds and without a zone. A date alone, a zone, missing
             *     milliseconds, or a nonexistent day gets 400.
             * @example 2026-07-20T00:00:00.000
             */
            from_date: string;
            /**
             * @description In a category of `half_days`: the days of which only one half is taken, each once, working days within the
             *     request. In any other category a list that is not empty gets 400.
             */
            half_days?: components["schemas"]["HalfDayCreate"][];
            /**
             * @description The member who asks. Required with an account or service token; ignored with a user token.
             * @example 019a060a9c300001
             */
            member_id?: string;
            /**
             * @description A note. It is stored and not returned by the API.
             * @example Sailing
             */
            note?: string;
            /**
             * @description When it ends, in the same form; not before `from_date`.
             * @example 2026-07-24T23:59:59.000
             */
            to_date: string;
        };
        /** @description A page of time off requests. */
        TimeOffPage: {
            /** @description The requests, sorted by `from_date` and id. */
            requests: components["schemas"]["TimeOff"][];
            /**
             * Format: int32
             * @description The number of matching requests on all pages.
             * @example 3
             */
            total_count: number;
        };
        /** @description Notifies that a time off request was approved. */
        TimeOffRequestApprovedNotification: {
            data: components["schemas"]["NotifiedTimeOff"];
            event_type: components["schemas"]["TimeOffRequestApprovedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["TimeOffResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example timeoff_request_approved
         * @enum {string}
         */
        TimeOffRequestApprovedType: "timeoff_request_approved";
        /** @description Notifies that a time off request was canceled. */
        TimeOffRequestRevertedNotification: {
            data: components["schemas"]["NotifiedTimeOff"];
            event_type: components["schemas"]["TimeOffRequestRevertedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["TimeOffResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example timeoff_request_reverted
         * @enum {string}
         */
        TimeOffRequestRevertedType: "timeoff_request_reverted";
        /**
         * @description What `data` is.
         * @example timeoff_request
         * @enum {string}
         */
        TimeOffResource: "timeoff_request";
        /**
         * @description The state of a request: waiting for approvals, approved, rejected by one of its approvers, or canceled in the
         *     application. Values may be added.
         * @example pending
         * @enum {string}
         */
        TimeOffState: "pending" | "approved" | "rejected" | "canceled";
        /**
         * @description Whether the time is paid. Values may be added.
         * @example paid
         * @enum {string}
         */
        TimeOffType: "paid" | "unpaid";
        /** @description Notifies that a time off request changed. */
        TimeOffUpdatedNotification: {
            data: components["schemas"]["NotifiedTimeOff"];
            event_type: components["schemas"]["TimeOffUpdatedType"];
            /**
             * Format: date-time
             * @description When this body was rendered, at the first attempt.
             * @example 2026-02-03T09:12:44.871Z
             */
            fired_at: string;
            /**
             * Format: uuid
             * @description The notification's id, the same for each attempt.
             * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-02-03T09:12:44.318Z
             */
            occurred_at: string;
            resource_type: components["schemas"]["TimeOffResource"];
            /**
             * Format: int64
             * @description The number of the notification within the subscription. Notifications may arrive in another order; a
             *     larger number means a later event.
             * @example 1
             */
            sequence: number;
            /**
             * @description True in a requested test notification, whose `data` is an example. Otherwise absent.
             * @example true
             */
            test?: boolean;
        };
        /**
         * @description The event.
         * @example timeoff_updated
         * @enum {string}
         */
        TimeOffUpdatedType: "timeoff_updated";
        /**
         * @description The unit of a category. Values may be added.
         * @example half_days
         * @enum {string}
         */
        TrackingUnit: "full_days" | "half_days" | "hours";
        /** @description A member as a change returns it, without `active`. */
        UpdatedMember: {
            /** @description The jobs that the member joins automatically, and with which role. Empty if none. */
            collaboration_rules: components["schemas"]["CollaborationRule"][];
            /**
             * @description The member's e-mail address.
             * @example jonas.weber@nordlicht-robotics.example
             */
            email: string;
            /**
             * @description A headline about the member.
             * @example Engineering Manager, Motion Control
             */
            headline: string | null;
            /**
             * @description The scope of the member's HR role. Null if unlimited.
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
        /** @description Each invalid field or parameter with one message per error. Absent if the error is not about a single field. */
        ValidationErrors: {
            [key: string]: string[];
        };
        /**
         * @description A day of the week. Values may be added.
         * @example monday
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @description The working hours of a day of the week. */
        WorkDay: {
            /**
             * @description The length of the break, in hours and minutes.
             * @example 01:00
             */
            break_duration: string;
            /** @description The fixed times of breaks. Always empty. */
            break_intervals: components["schemas"]["DayInterval"][];
            day_of_week: components["schemas"]["Weekday"];
            /**
             * @description The working hours, with two decimals.
             * @example 12.50
             */
            work_hours: string;
            /** @description From when to when work and break are. */
            work_intervals: components["schemas"]["DayInterval"][];
        };
        /**
         * @description Where the work is done. Values may be added.
         * @example hybrid
         * @enum {string}
         */
        WorkplaceType: "on_site" | "hybrid" | "remote";
        /** @description The working hours of a week. */
        WorkSchedule: {
            /**
             * @description The schedule's id.
             * @example 019a00a1f0000001
             */
            id: string;
            /**
             * @description The schedule's name.
             * @example Part time
             */
            name: string;
            /**
             * @description True if the schedule is sample data.
             * @example false
             */
            sample: boolean;
            /**
             * @description Whether the schedule is in use, always `active`.
             * @example active
             */
            status: string;
            week_starts_on: components["schemas"]["Weekday"];
            /** @description The days on which somebody works, from Monday on. */
            work_days: components["schemas"]["WorkDay"][];
            /**
             * @description The working hours, with two decimals.
             * @example 12.50
             */
            work_hours: string;
        };
        /** @description The work schedules, oldest first. */
        WorkScheduleList: components["schemas"]["WorkSchedule"][];
    };
    responses: {
        /** @description The account does not have the employee or the category. `validation_errors` names the field. */
        AllowanceRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description A parameter or a field of the body is missing or invalid, or a single-value parameter is repeated.
         *     `validation_errors` names it.
         */
        BadRequest: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description Requests refer to the category. */
        CategoryInUse: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description A rule forbids the change. `validation_errors` names the field. */
        CategoryRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description Requests refer to the category, so its unit cannot change between days and hours. */
        CategoryUnitFixed: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The approval, or its request, was already decided. */
        DecidedAlready: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description Something refers to the department, and the request does not force the change. `affected_resources` says what. */
        DepartmentInUse: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The department cannot have this name or this parent. `validation_errors` names the field. */
        DepartmentMisplaced: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The department cannot have this name or this parent. Or the `Idempotency-Key` was used for another request. */
        DepartmentRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The request is well formed, but a rule forbids the change. `error` says which. */
        EmployeeRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The token is valid but lacks the scope of this operation. */
        Forbidden: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The token lacks the scope of this operation, or its member must not give such a role. */
        GiverRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The server failed. The details are not sent but logged under the response's `X-Request-Id`. */
        InternalError: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The request is well formed but invalid. `validation_errors` names the field. */
        Invalid: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description The request is well formed but invalid: `validation_errors` names the field. Or the `Idempotency-Key` was used
         *     for another request.
         */
        InvitationRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description The token lacks the scope of this operation, or the inviting member must not invite, or not with these roles and
         *     rules.
         */
        InviterRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description A rule forbids a value, or the account has no such department: `validation_errors` names the field. Or the
         *     `Idempotency-Key` was used for another request.
         */
        JobCreationRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description A rule forbids a value, or the account has no such department. `validation_errors` names the field. */
        JobRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description Something refers to the department, and the request does not force the change: `affected_resources` says what.
         *     Or the request with this `Idempotency-Key` is still running: repeat it after `Retry-After` seconds.
         */
        MergeHindered: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfterRunning"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The departments cannot be merged. Or the `Idempotency-Key` was used for another request. */
        MergeRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The request is well formed but invalid. `validation_errors` names the field. */
        MoveInvalid: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description A rule forbids the category. `validation_errors` names the field. Or the `Idempotency-Key` was used for another
         *     request.
         */
        NewCategoryRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The employee or the asking member cannot be determined. */
        NobodyToAskFor: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The request is well formed but invalid. */
        NotDisqualified: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description There is no such record in the token's account. Unknown and malformed ids, records of another account, and
         *     another account's host or path prefix all get the same response.
         */
        NotFound: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The token lacks the scope of this operation, or the acting member is not an HRIS admin. */
        NotHrisAdmin: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description Accepted, as with any other 2xx status; a body is not needed. Any other status, including redirects, or no
         *     response within 15 seconds counts as a failure: the notification is sent again with the same id and body.
         */
        NotificationTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The token lacks the scope, or the member is not the approver. */
        NotTheApprover: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The token lacks the scope of this operation, or its member is neither an HRIS admin nor an admin. */
        NotTimeOffAdmin: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The employee is a draft, or the named member is unknown or deactivated. */
        OnboardingRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The `Idempotency-Key` was used with another request before. Choose a new one for each change. */
        OtherRequest: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The token lacks the scope, or its member may not see one of the named employees. */
        OutOfReach: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description A rule forbids the change. `validation_errors` names the field. */
        ProfileRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The request is well formed, but a rule forbids the change. `error` says which. */
        RolesRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description The server is temporarily unavailable, for example while its database restarts. Nothing was changed, unless
         *     the connection broke at the very moment of the change. Repeat the request after `Retry-After` seconds.
         */
        ServiceUnavailable: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
         * @description Candidates are in the stage or were rated in it, and the request names no `target_stage`.
         *     `affected_resources` says which.
         */
        StageInUse: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The pipeline needs the stage, or `target_stage` is not another stage of it. */
        StageKept: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The stage cannot have this name. `validation_errors` names the field. */
        StageNameRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The order does not have each stage exactly once. `validation_errors` names the field. */
        StageOrderIncomplete: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description The stage cannot have this name or this kind, or the pipeline is full. Or the `Idempotency-Key` was used for
         *     another request.
         */
        StageRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description The request with this `Idempotency-Key` is still running. Repeat it after `Retry-After` seconds. If its server
         *     process has died, the next attempt carries it out, at most two seconds after the server is back.
         */
        StillRunning: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description A sub-department would have the name of a department beside it. */
        SubDepartmentsCollide: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The subscription is disabled, or the request with this `Idempotency-Key` is still running. `error` says which. */
        SubscriptionDisabled: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfterRunning"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The receiver wants no more notifications. The subscription is disabled. */
        SubscriptionOver: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is missing, malformed or invalid, or the `Idempotency-Key` is malformed. `X-Error-Reason` says which. */
        SubscriptionRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Error-Reason": components["headers"]["ErrorReason"];
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
        /**
         * @description The target is already registered, or the request with this `Idempotency-Key` is still running.
         *     `X-Error-Reason` says which.
         */
        TargetTaken: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfterRunning"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Error-Reason": components["headers"]["ErrorReason"];
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
        /** @description The body is larger than this operation accepts. */
        TooLarge: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The body is too large: send at most 1048576 bytes"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The client has used up the requests of this window. Repeat the request after `Retry-After` seconds; a refused
         *     request is not counted.
         */
        TooManyRequests: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
         * @description The state of the job does not allow the change. Or the request with this `Idempotency-Key` is still running:
         *     repeat it after `Retry-After` seconds.
         */
        TransitionRefused: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfterRunning"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /**
         * @description The token is missing, malformed, expired or revoked. The response is the same in all these cases and on every
         *     host.
         */
        Unauthorized: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
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
        /** @description The body has another media type than `application/json` in UTF-8, or is compressed. */
        UnsupportedMedia: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Send the body as application/json"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The acting member for an account or partner token. An unknown or deactivated member gets 404. A user token
         *     acts as its own member and ignores this.
         * @example 019a00a1e0000002
         */
        ActingMember: string;
        /**
         * @description The approval's id, from `pending_approvals`. A malformed id gets 404, like an unknown one.
         * @example 019e4adb10520002
         */
        ApprovalId: string;
        /**
         * @description The employee whose balances to return. Required with an account or service token; with a user token by default
         *     the member's own.
         * @example 019a060a9c300002
         */
        BalancesOf: string;
        /**
         * @description The calendar year, by default the current one in UTC.
         * @example 2026
         */
        BalanceYear: number;
        /**
         * @description Only activities with one of these actions, such as `comment` or, for moves, the slug of a stage.
         * @example [
         *       "comment",
         *       "rating"
         *     ]
         */
        ByActions: string[];
        /**
         * @description Only candidates with exactly this e-mail address, regardless of case.
         * @example lena.vogt@post.example
         */
        ByCandidateEmail: string;
        /**
         * @description Only deliveries in this state; `undelivered` are those in any state except `delivered`. Any other value gets
         *     400.
         * @example failed
         */
        ByDeliveryState: components["schemas"]["DeliveryStateFilter"];
        /**
         * @description Only the member with exactly this e-mail address, regardless of case.
         * @example jonas.weber@nordlicht-robotics.example
         */
        ByEmail: string;
        /**
         * @description Only employees whose first name, last name, preferred name, work e-mail or, where visible, private e-mail
         *     contains this text, regardless of case.
         * @example weber
         */
        ByEmployeeText: string;
        /**
         * @description Only events of this kind.
         * @example interview
         */
        ByEventKind: components["schemas"]["EventKind"];
        /**
         * @description A job's shortcode: only those who work on that job. An unknown or malformed shortcode gets 404.
         * @example 4F0A7C92BD
         */
        ByJob: string;
        /**
         * @description Only members with exactly this full name, case-sensitive.
         * @example Jonas Weber
         */
        ByName: string;
        /**
         * @description An older name of `stage`. Ignored if both are given.
         * @example interview
         */
        ByOldStage: string;
        /**
         * @description Only members with this role.
         * @example simple
         */
        ByRole: components["schemas"]["RoleFilter"];
        /**
         * @description Only candidates in the stage with this slug. An unknown stage has no candidates.
         * @example interview
         */
        ByStage: string;
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
         * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
         * @example 019c22c68ee00001
         */
        CandidateId: string;
        /**
         * @description Only this employee and everyone below them. No nodes for an unknown employee or a draft.
         * @example 019a060a9c300002
         */
        ChartOfEmployee: string;
        /**
         * @description Only items created after this instant, exclusive. ISO 8601 with a zone, extended (`2026-01-01T00:00:00Z`) or
         *     compact (`20260101T000000Z`), or Unix seconds (`1767225600`). Write the plus sign of an offset as `%2B` in a
         *     URL. A nonexistent instant gets 400.
         * @example 2026-01-01T00:00:00Z
         */
        CreatedAfter: string;
        /**
         * @description The id of the category that is deleted. A malformed id gets 404, like an unknown one.
         * @example 019a00a1f3880003
         */
        DeletedCategoryId: string;
        /**
         * @description The `identifier` of the stage that is deleted. A malformed one gets 404, like an unknown one.
         * @example 019a00a1e3e80004
         */
        DeletedStageId: string;
        /**
         * @description The delivery's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
         * @example 019caeddd6e00001
         */
        DeliveryId: string;
        /**
         * @description The department's id. A malformed id gets 404, like an unknown one.
         * @example 92b0005
         */
        DepartmentId: string;
        /**
         * @description The employee's id. A malformed id gets 404, like an unknown one.
         * @example 019c9e1c4a000003
         */
        EmployeeId: string;
        /**
         * @description Sorts employees by the name of their department, or of their `division` where that field is visible, first;
         *     those without one come last.
         * @example department
         */
        EmployeesOrderedBy: components["schemas"]["EmployeeOrder"];
        /**
         * @description The event's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
         * @example 019c66894d7a0001
         */
        EventId: string;
        /**
         * @description The id of a member. Ignored, since the fields are the same for all members.
         * @example 019a00a1e0000002
         */
        FieldsForMember: string;
        /**
         * @description `DELETE` deletes a department to which something refers. Anything else gets 400.
         * @example DELETE
         */
        Force: string;
        /**
         * @description The end of the period, in the same form. Without it the period has no end. A value before `from_date` gets
         *     400.
         * @example 2026-12-31T23:59:59.999
         */
        FrameEnd: string;
        /**
         * @description The start of the period: a date and time without a zone, with or without milliseconds. A zone or a nonexistent
         *     day gets 400. A date alone is the start of that day under the profile `family` and otherwise gets 400.
         * @example 2026-03-01T00:00:00
         */
        FrameStart: string;
        /**
         * @description Only events that start then or later: a day in UTC (`2026-02-20`) or an instant with a zone
         *     (`2026-02-20T13:00:00Z`). A nonexistent day gets 400.
         * @example 2026-02-20
         */
        FromDate: string;
        /**
         * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
         *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
         *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
         *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
         *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
         *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
         * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
         */
        IdempotencyKey: string;
        /**
         * @description Only requests of these categories. An unknown category matches nothing.
         * @example [
         *       "019a00a1f3880001"
         *     ]
         */
        InCategories: string[];
        /**
         * @description Whether cancelled events are returned too.
         * @example true
         */
        IncludeCancelled: boolean;
        /**
         * @description Texts to include in each job of the list. Repeat the parameter for several, or separate them by commas:
         *     `include_fields=description,benefits`.
         * @example [
         *       "requirements"
         *     ]
         */
        IncludeFields: components["schemas"]["JobField"][];
        /**
         * @description With a user token: only events that the token's member attends (`user`), or only those of the jobs that the
         *     member works on (`team`). Other tokens ignore it.
         * @example team
         */
        InContext: components["schemas"]["EventContext"];
        /**
         * @description Only employees of these departments, without their sub-departments. An unknown id matches nobody.
         * @example [
         *       "92b0002"
         *     ]
         */
        InDepartments: string[];
        /**
         * @description Only employees of these legal entities. No nodes, since employees have none yet.
         * @example [
         *       "3f8f8a52-7a3c-4f0e-9d0b-0a54e6a5c0de"
         *     ]
         */
        InLegalEntities: string[];
        /**
         * @description Only requests in these states, by default all.
         * @example [
         *       "pending",
         *       "approved"
         *     ]
         */
        InStates: components["schemas"]["TimeOffState"][];
        /**
         * @description The slug of the candidate's first stage. An unknown stage gets 422.
         * @example sourced
         */
        IntoStage: string;
        /**
         * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
         *     integer, gets 400.
         * @example 50
         */
        Limit: number;
        /**
         * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
         *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
         *     works too; anything else gets 400.
         * @example 019caeddd6e00001
         */
        MaxId: string;
        /**
         * @description The member's id. A malformed id gets 404, like an unknown one.
         * @example 019a060a9c300001
         */
        MemberId: string;
        /**
         * @description The id of the department that is deleted. A malformed id gets 404, like an unknown one.
         * @example 92b0004
         */
        MergedDepartmentId: string;
        /**
         * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
         * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
         */
        NotificationId: string;
        /**
         * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
         *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
         *     While an older secret is still valid there is one signature for each, separated by spaces.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        NotificationSignature: string;
        /**
         * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
         * @example 1770109964
         */
        NotificationTimestamp: string;
        /**
         * @description Only events with this candidate. A malformed id gets 400.
         * @example 019c22c68ee00001
         */
        OfCandidate: string;
        /**
         * @description Only requests of this employee. Combined with `employee_ids` if both are given.
         * @example 019a060a9c300002
         */
        OfEmployee: string;
        /**
         * @description Only requests of these employees. Duplicate ids count once.
         * @example [
         *       "019a060a9c300002"
         *     ]
         */
        OfEmployees: string[];
        /**
         * @description A job's shortcode: only that job's events. An unknown or malformed shortcode gets 404.
         * @example 4F0A7C92BD
         */
        OfEventJob: string;
        /**
         * @description The number of matching items to skip. Anything but a plain integer of at most nine digits gets 400; beyond the
         *     last item the page is empty.
         * @example 20
         */
        Offset: number;
        /**
         * @description A job's shortcode: only that job's candidates. An unknown or malformed shortcode gets 404.
         * @example 4F0A7C92BD
         */
        OfJob: string;
        /**
         * @description Only events that this member attends. A malformed id gets 400.
         * @example 019a060a9c300001
         */
        OfMember: string;
        /**
         * @description The maximum number of items on a page.
         * @example 10
         */
        PageLimit: 10 | 20 | 50 | 100;
        /**
         * @description The number of matching items to skip.
         * @example 0
         */
        PageOffset: number;
        /**
         * @description The maximum number of items on a page: 10, 20, 50 or 100. Anything else gets 400.
         * @example 20
         */
        PageSize: 10 | 20 | 50 | 100;
        /**
         * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
         *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
         *     or of the client secret of the OAuth application whose user token created it.
         * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
         */
        ServiceSignature: string;
        /**
         * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
         * @example 4F0A7C92BD
         */
        Shortcode: string;
        /**
         * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
         *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
         *     server works too; anything else gets 400.
         * @example 019a00a1e0000001
         */
        SinceId: string;
        /**
         * @description The stage's `identifier`. A malformed one gets 404, like an unknown one.
         * @example 019a00a1e3e80003
         */
        StageId: string;
        /**
         * @description The account's subdomain. A malformed value gets 404, like an unknown one.
         * @example nordlicht
         */
        Subdomain: string;
        /**
         * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
         * @example 41
         */
        SubscriptionId: number;
        /**
         * @description The slug of the stage to which the candidates of the deleted stage move.
         * @example interview
         */
        TargetStage: string;
        /**
         * @description The category's id. A malformed id gets 404, like an unknown one.
         * @example 019a00a1f3880002
         */
        TimeOffCategoryId: string;
        /**
         * @description Only events that start then or earlier: a day in UTC, the whole of it, or an instant with a zone. A
         *     nonexistent day gets 400.
         * @example 2026-02-28
         */
        UntilDate: string;
        /**
         * @description Only items changed after this instant, exclusive, in the same forms as `created_after`. The instant of a change
         *     is when it began, shortly before it can be seen: to miss none, ask again from a minute before.
         * @example 20260115T120000Z
         */
        UpdatedAfter: string;
        /**
         * @description Whether the manager of the employee that `employee_id` names is returned too.
         * @example true
         */
        WithManager: boolean;
        /**
         * @description The same as `X-Service-Signature`, under the name that older receivers expect.
         * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
         */
        WorkableSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The error code, for programs, from the [error catalogue](/docs/errors). A code never changes its name or its
         *     status; codes may be added.
         * @example not-found
         */
        ErrorCode: string;
        /**
         * @description The reason for the error, for people. Its wording may change, and it repeats nothing of the request.
         * @example target must begin with https://
         */
        ErrorReason: string;
        /**
         * @description A link to the code in the catalogue, with `rel="help"` (RFC 8288).
         * @example <http://localhost:3000/docs/errors#not-found>; rel="help"
         */
        HelpLink: string;
        /**
         * @description `true` if this is the response to an earlier request with the same `Idempotency-Key`; otherwise absent.
         * @example true
         */
        IdempotentReplayed: string;
        /**
         * @description Always `no-store`.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description The number of requests that the client may send in a window of 10 seconds.
         * @example 10
         */
        RateLimitLimit: number;
        /**
         * @description The number of requests left in the current window.
         * @example 9
         */
        RateLimitRemaining: number;
        /**
         * @description When the next window starts, in Unix seconds.
         * @example 1772460310
         */
        RateLimitReset: number;
        /**
         * @description The id under which the server logged this request; quote it when asking for help. It is the `X-Request-Id` that the request sent if that has 1 to 64 letters, digits, dots, underscores or hyphens, otherwise a new UUID.
         * @example 4b0f3a52-7c1d-4e7e-9d1a-2f6f0c8f5b3e
         */
        RequestId: string;
        /**
         * @description After how many seconds the request may be repeated.
         * @example 3
         */
        RetryAfter: number;
        /**
         * @description After how many seconds the request may be repeated; present if the request with this `Idempotency-Key` is
         *     still running.
         * @example 1
         */
        RetryAfterRunning: number;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts that the token gives access to. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's subdomain. A malformed value gets 404, like an unknown one.
                 * @example nordlicht
                 */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account itself, not wrapped in an object. */
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
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's subdomain. A malformed value gets 404, like an unknown one.
                 * @example nordlicht
                 */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        /** @description The changed fields. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "summary": "Mobile robots for ports, warehouses and rail",
                 *       "website_url": "https://robots.nordlicht-robotics.example"
                 *     }
                 */
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The changed account, not wrapped in an object. */
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
                     *       "summary": "Mobile robots for ports, warehouses and rail",
                     *       "website_url": "https://robots.nordlicht-robotics.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["ProfileRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                /**
                 * @description Only items created after this instant, exclusive. ISO 8601 with a zone, extended (`2026-01-01T00:00:00Z`) or
                 *     compact (`20260101T000000Z`), or Unix seconds (`1767225600`). Write the plus sign of an offset as `%2B` in a
                 *     URL. A nonexistent instant gets 400.
                 * @example 2026-01-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only candidates with exactly this e-mail address, regardless of case.
                 * @example lena.vogt@post.example
                 */
                email?: components["parameters"]["ByCandidateEmail"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description A job's shortcode: only that job's candidates. An unknown or malformed shortcode gets 404.
                 * @example 4F0A7C92BD
                 */
                shortcode?: components["parameters"]["OfJob"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Only candidates in the stage with this slug. An unknown stage has no candidates.
                 * @example interview
                 */
                stage?: components["parameters"]["ByStage"];
                /**
                 * @description An older name of `stage`. Ignored if both are given.
                 * @example interview
                 */
                state?: components["parameters"]["ByOldStage"];
                /**
                 * @description Only items changed after this instant, exclusive, in the same forms as `created_after`. The instant of a change
                 *     is when it began, shortly before it can be seen: to miss none, ask again from a minute before.
                 * @example 20260115T120000Z
                 */
                updated_after?: components["parameters"]["UpdatedAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates. The example answers `GET /candidates?limit=2`. */
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
                     *       "candidates": [
                     *         {
                     *           "id": "019c22c68ee00001",
                     *           "name": "Lena Vogt",
                     *           "firstname": "Lena",
                     *           "lastname": "Vogt",
                     *           "headline": "Robotics engineer",
                     *           "account": {
                     *             "subdomain": "nordlicht",
                     *             "name": "Nordlicht Robotics"
                     *           },
                     *           "job": {
                     *             "shortcode": "4F0A7C92BD",
                     *             "title": "Robotics Software Engineer"
                     *           },
                     *           "stage": "Interview",
                     *           "stage_kind": "interview",
                     *           "disqualified": false,
                     *           "anonymized": false,
                     *           "disqualification_reason": null,
                     *           "hired_at": null,
                     *           "moved_to_offer_at": null,
                     *           "sourced": false,
                     *           "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                     *           "email": "lena.vogt@post.example",
                     *           "domain": null,
                     *           "outlet": "SPI",
                     *           "common_source": "Unknown",
                     *           "common_source_category": "Other",
                     *           "created_at": "2026-02-03T09:12:44Z",
                     *           "updated_at": "2026-02-20T15:41:07Z"
                     *         },
                     *         {
                     *           "id": "019c435b68b00001",
                     *           "name": "Mateo Ruiz Alonso",
                     *           "firstname": "Mateo",
                     *           "lastname": "Ruiz Alonso",
                     *           "headline": null,
                     *           "account": {
                     *             "subdomain": "nordlicht",
                     *             "name": "Nordlicht Robotics"
                     *           },
                     *           "job": {
                     *             "shortcode": "4F0A7C92BD",
                     *             "title": "Robotics Software Engineer"
                     *           },
                     *           "stage": "Sourced",
                     *           "stage_kind": "sourced",
                     *           "disqualified": true,
                     *           "anonymized": false,
                     *           "disqualification_reason": "Lives too far away",
                     *           "hired_at": null,
                     *           "moved_to_offer_at": null,
                     *           "sourced": true,
                     *           "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/2",
                     *           "email": "mateo@ruiz-alonso.example",
                     *           "domain": "robotics-meetup.example",
                     *           "outlet": "SPI",
                     *           "common_source": "Unknown",
                     *           "common_source_category": "Other",
                     *           "created_at": "2026-02-09T17:03:10Z",
                     *           "updated_at": "2026-02-11T08:00:00Z"
                     *         }
                     *       ],
                     *       "paging": {
                     *         "next": "http://localhost:3000/spi/v3/candidates?limit=2&since_id=019c50ef83800001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CandidatePage"];
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
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate. */
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
                     *       "candidate": {
                     *         "id": "019c22c68ee00001",
                     *         "name": "Lena Vogt",
                     *         "firstname": "Lena",
                     *         "lastname": "Vogt",
                     *         "headline": "Robotics engineer",
                     *         "image_url": null,
                     *         "account": {
                     *           "subdomain": "nordlicht",
                     *           "name": "Nordlicht Robotics"
                     *         },
                     *         "job": {
                     *           "shortcode": "4F0A7C92BD",
                     *           "title": "Robotics Software Engineer"
                     *         },
                     *         "stage": "Interview",
                     *         "stage_kind": "interview",
                     *         "disqualified": false,
                     *         "disqualified_at": null,
                     *         "withdrew": false,
                     *         "anonymized": false,
                     *         "disqualification_reason": null,
                     *         "hired_at": null,
                     *         "moved_to_offer_at": null,
                     *         "sourced": false,
                     *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                     *         "address": "Lange Reihe 11, 20099 Hamburg",
                     *         "phone": "+49 40 5550100",
                     *         "email": "lena.vogt@post.example",
                     *         "outbound_mailbox": "3f1c9a7be2d04586@outbound.localhost",
                     *         "domain": null,
                     *         "outlet": "SPI",
                     *         "common_source": "Unknown",
                     *         "common_source_category": "Other",
                     *         "uploader_id": null,
                     *         "created_at": "2026-02-03T09:12:44Z",
                     *         "updated_at": "2026-02-20T15:41:07Z",
                     *         "cover_letter": "Your port robots pass my window every morning.",
                     *         "summary": "Six years of motion planning for warehouse and harbour machines.",
                     *         "education_entries": [
                     *           {
                     *             "id": "019c22c68ee00002",
                     *             "degree": "M.Sc.",
                     *             "school": "Technische Universität Hamburg",
                     *             "field_of_study": "Mechatronics",
                     *             "start_date": "2014-10-01",
                     *             "end_date": "2019-09-30"
                     *           }
                     *         ],
                     *         "experience_entries": [
                     *           {
                     *             "id": "019c22c68ee00003",
                     *             "title": "Software Engineer, Motion",
                     *             "summary": "Trajectories for a fleet of forklifts.",
                     *             "start_date": "2019-11-01",
                     *             "end_date": null,
                     *             "company": "Lagerlauf GmbH",
                     *             "industry": "Logistics",
                     *             "current": true
                     *           }
                     *         ],
                     *         "skills": [
                     *           {
                     *             "name": "C++"
                     *           },
                     *           {
                     *             "name": "ROS 2"
                     *           }
                     *         ],
                     *         "answers": [
                     *           {
                     *             "question": {
                     *               "body": "Which machine, large or small, have you written software for, and what did it do?"
                     *             },
                     *             "answer": {
                     *               "body": "A forklift, which found its own way."
                     *             }
                     *           },
                     *           {
                     *             "question": {
                     *               "body": "How many years have you worked on software for physical machines?"
                     *             },
                     *             "answer": {
                     *               "number": 6
                     *             }
                     *           }
                     *         ],
                     *         "resume_url": null,
                     *         "tags": [
                     *           "motion planning"
                     *         ],
                     *         "location": {
                     *           "location_str": "Hamburg, Germany",
                     *           "country": "Germany",
                     *           "country_code": "DE",
                     *           "region": "Hamburg",
                     *           "region_code": "HH",
                     *           "city": "Hamburg",
                     *           "zip_code": "20099"
                     *         },
                     *         "originating_candidate_id": null,
                     *         "social_profiles": [
                     *           {
                     *             "type": "github",
                     *             "username": "lenavogt",
                     *             "url": "https://github.example/lenavogt"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SingleCandidate"];
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
    updateCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "candidate": {
                 *         "headline": "Robotics engineer",
                 *         "tags": [
                 *           "motion planning"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CandidateUpdate"];
            };
        };
        responses: {
            /** @description The changed candidate. */
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
                     *       "candidate": {
                     *         "id": "019c22c68ee00001",
                     *         "name": "Lena Vogt",
                     *         "firstname": "Lena",
                     *         "lastname": "Vogt",
                     *         "headline": "Robotics engineer",
                     *         "image_url": null,
                     *         "account": {
                     *           "subdomain": "nordlicht",
                     *           "name": "Nordlicht Robotics"
                     *         },
                     *         "job": {
                     *           "shortcode": "4F0A7C92BD",
                     *           "title": "Robotics Software Engineer"
                     *         },
                     *         "stage": "Interview",
                     *         "stage_kind": "interview",
                     *         "disqualified": false,
                     *         "disqualified_at": null,
                     *         "withdrew": false,
                     *         "anonymized": false,
                     *         "disqualification_reason": null,
                     *         "hired_at": null,
                     *         "moved_to_offer_at": null,
                     *         "sourced": false,
                     *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                     *         "address": "Lange Reihe 11, 20099 Hamburg",
                     *         "phone": "+49 40 5550100",
                     *         "email": "lena.vogt@post.example",
                     *         "outbound_mailbox": "3f1c9a7be2d04586@outbound.localhost",
                     *         "domain": null,
                     *         "outlet": "SPI",
                     *         "common_source": "Unknown",
                     *         "common_source_category": "Other",
                     *         "uploader_id": null,
                     *         "created_at": "2026-02-03T09:12:44Z",
                     *         "updated_at": "2026-02-20T15:41:07Z",
                     *         "cover_letter": "Your port robots pass my window every morning.",
                     *         "summary": "Six years of motion planning for warehouse and harbour machines.",
                     *         "education_entries": [
                     *           {
                     *             "id": "019c22c68ee00002",
                     *             "degree": "M.Sc.",
                     *             "school": "Technische Universität Hamburg",
                     *             "field_of_study": "Mechatronics",
                     *             "start_date": "2014-10-01",
                     *             "end_date": "2019-09-30"
                     *           }
                     *         ],
                     *         "experience_entries": [
                     *           {
                     *             "id": "019c22c68ee00003",
                     *             "title": "Software Engineer, Motion",
                     *             "summary": "Trajectories for a fleet of forklifts.",
                     *             "start_date": "2019-11-01",
                     *             "end_date": null,
                     *             "company": "Lagerlauf GmbH",
                     *             "industry": "Logistics",
                     *             "current": true
                     *           }
                     *         ],
                     *         "skills": [
                     *           {
                     *             "name": "C++"
                     *           },
                     *           {
                     *             "name": "ROS 2"
                     *           }
                     *         ],
                     *         "answers": [
                     *           {
                     *             "question": {
                     *               "body": "Which machine, large or small, have you written software for, and what did it do?"
                     *             },
                     *             "answer": {
                     *               "body": "A forklift, which found its own way."
                     *             }
                     *           },
                     *           {
                     *             "question": {
                     *               "body": "How many years have you worked on software for physical machines?"
                     *             },
                     *             "answer": {
                     *               "number": 6
                     *             }
                     *           }
                     *         ],
                     *         "resume_url": null,
                     *         "tags": [
                     *           "motion planning"
                     *         ],
                     *         "location": {
                     *           "location_str": "Hamburg, Germany",
                     *           "country": "Germany",
                     *           "country_code": "DE",
                     *           "region": "Hamburg",
                     *           "region_code": "HH",
                     *           "city": "Hamburg",
                     *           "zip_code": "20099"
                     *         },
                     *         "originating_candidate_id": null,
                     *         "social_profiles": [
                     *           {
                     *             "type": "github",
                     *             "username": "lenavogt",
                     *             "url": "https://github.example/lenavogt"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SingleCandidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCandidateActivities: {
        parameters: {
            query?: {
                /**
                 * @description Only activities with one of these actions, such as `comment` or, for moves, the slug of a stage.
                 * @example [
                 *       "comment",
                 *       "rating"
                 *     ]
                 */
                actions?: components["parameters"]["ByActions"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Only items changed after this instant, exclusive, in the same forms as `created_after`. The instant of a change
                 *     is when it began, shortly before it can be seen: to miss none, ask again from a minute before.
                 * @example 20260115T120000Z
                 */
                updated_after?: components["parameters"]["UpdatedAfter"];
            };
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
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
                     *       "activities": [
                     *         {
                     *           "id": "019c22c690160002",
                     *           "action": "applied",
                     *           "stage_name": "Applied",
                     *           "action_stage": {
                     *             "id": 2,
                     *             "identifier": "019a00a1e3e80002",
                     *             "name": "Applied",
                     *             "slug": "applied"
                     *           },
                     *           "target_stage": null,
                     *           "created_at": "2026-02-03T09:12:44.310Z",
                     *           "updated_at": "2026-02-03T09:12:44.310Z",
                     *           "body": null
                     *         },
                     *         {
                     *           "id": "019c4738f1780001",
                     *           "action": "interview",
                     *           "stage_name": "Applied",
                     *           "action_stage": {
                     *             "id": 2,
                     *             "identifier": "019a00a1e3e80002",
                     *             "name": "Applied",
                     *             "slug": "applied"
                     *           },
                     *           "target_stage": {
                     *             "id": 5,
                     *             "identifier": "019a00a1e3e80005",
                     *             "name": "Interview",
                     *             "slug": "interview"
                     *           },
                     *           "created_at": "2026-02-10T11:04:00.120Z",
                     *           "updated_at": "2026-02-10T11:04:00.120Z",
                     *           "member": {
                     *             "id": "019a00a1e0000002",
                     *             "name": "Ingrid Solberg",
                     *             "type": "Member"
                     *           },
                     *           "body": null
                     *         },
                     *         {
                     *           "id": "019c52a70b800002",
                     *           "action": "comment",
                     *           "stage_name": "Interview",
                     *           "action_stage": {
                     *             "id": 5,
                     *             "identifier": "019a00a1e3e80005",
                     *             "name": "Interview",
                     *             "slug": "interview"
                     *           },
                     *           "target_stage": null,
                     *           "created_at": "2026-02-12T16:20:05.120Z",
                     *           "updated_at": "2026-02-12T16:20:05.120Z",
                     *           "member": {
                     *             "id": "019a060a9c300001",
                     *             "name": "Jonas Weber",
                     *             "type": "Member"
                     *           },
                     *           "body": "The exercise is attached. Look at the third page.",
                     *           "visibility_roles": [
                     *             "simple",
                     *             "hiring_manager",
                     *             "admin",
                     *             "reviewer",
                     *             "recruiting_admin"
                     *           ]
                     *         },
                     *         {
                     *           "id": "019c7bb63e400001",
                     *           "action": "rating",
                     *           "stage_name": "Interview",
                     *           "action_stage": {
                     *             "id": 5,
                     *             "identifier": "019a00a1e3e80005",
                     *             "name": "Interview",
                     *             "slug": "interview"
                     *           },
                     *           "target_stage": null,
                     *           "created_at": "2026-02-20T15:41:07.008Z",
                     *           "updated_at": "2026-02-20T15:41:07.008Z",
                     *           "member": {
                     *             "id": "019a00a1e0000002",
                     *             "name": "Ingrid Solberg",
                     *             "type": "Member"
                     *           },
                     *           "body": "Calm, quick, and asks before she assumes.",
                     *           "rating": {
                     *             "score": "positive",
                     *             "scale": "stars",
                     *             "grade": 3
                     *           },
                     *           "visibility_roles": [
                     *             "simple",
                     *             "hiring_manager",
                     *             "admin",
                     *             "reviewer",
                     *             "recruiting_admin"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CandidateActivityPage"];
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
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a060a9c300001",
                 *       "comment": {
                 *         "body": "I have worked with her, ask me.",
                 *         "policy": [
                 *           "hiring_manager",
                 *           "recruiting_admin"
                 *         ],
                 *         "attachment": {
                 *           "name": "notes.txt",
                 *           "data": "TW90aW9uIHBsYW5uaW5nCg=="
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The comment was added as an activity of the candidate. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019cb92f22c00001"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    copyCandidate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a00a1e0000002",
                 *       "target_job_shortcode": "A81D3E6057",
                 *       "target_stage": "phone-screen"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateCopy"];
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "candidate": {
                     *         "id": "019cb927cfc00001",
                     *         "url": "http://nordlicht.localhost:3000/spi/v3/candidates/019cb927cfc00001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CopiedCandidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    disqualifyCandidate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a00a1e0000002",
                 *       "disqualify_reason_id": "019a00a1e7d00005",
                 *       "disqualify_note": "They wrote on Friday."
                 *     }
                 */
                "application/json": components["schemas"]["CandidateDisqualify"];
            };
        };
        responses: {
            /** @description The candidate was disqualified. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCandidateFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
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
                     *       "files": [
                     *         {
                     *           "name": "exercise.pdf",
                     *           "preview_url": "http://localhost:3000/files/019c52a70b800001/exercise.pdf?until=1772460600&signature=2a77",
                     *           "kind": "attachment",
                     *           "source": "comment"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CandidateFileList"];
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
    moveCandidate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a00a1e0000002",
                 *       "target_stage": "offer"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateMove"];
            };
        };
        responses: {
            /** @description The candidate was moved. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["MoveInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a060a9c300001",
                 *       "comment": "Knows what can go wrong.",
                 *       "scale": "stars",
                 *       "grade": 3,
                 *       "stage_id": 5
                 *     }
                 */
                "application/json": components["schemas"]["RatingUpdate"];
            };
        };
        responses: {
            /** @description The rating was changed. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a060a9c300001",
                 *       "comment": "Knows what can go wrong.",
                 *       "scale": "stars",
                 *       "grade": 4
                 *     }
                 */
                "application/json": components["schemas"]["RatingCreate"];
            };
        };
        responses: {
            /** @description The candidate was rated. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    relocateCandidate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a00a1e0000002",
                 *       "target_job_shortcode": "7B10C2D95E"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateCopy"];
            };
        };
        responses: {
            /** @description The candidate with the new id. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "candidate": {
                     *         "id": "019cb94172400001",
                     *         "url": "http://nordlicht.localhost:3000/spi/v3/candidates/019cb94172400001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CopiedCandidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revertCandidate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a00a1e0000002"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateRevert"];
            };
        };
        responses: {
            /** @description The disqualification was reverted. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["NotDisqualified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceCandidateTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "motion planning",
                 *         "speaks Danish"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsUpdate"];
            };
        };
        responses: {
            /** @description The candidate's tags. */
            202: {
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
                     *       "tags": [
                     *         "motion planning",
                     *         "speaks Danish"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCandidateCustomAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "custom_attribute_key": "019a00a1ebb80010",
                 *       "value": "A fair in Bremen"
                 *     }
                 */
                "application/json": components["schemas"]["CustomAttributeUpdate"];
            };
        };
        responses: {
            /** @description The candidate with all stored data, except the values of custom attributes. */
            201: {
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
                     *       "candidate": {
                     *         "id": "019c22c68ee00001",
                     *         "name": "Lena Vogt",
                     *         "firstname": "Lena",
                     *         "lastname": "Vogt",
                     *         "headline": "Robotics engineer",
                     *         "image_url": null,
                     *         "account": {
                     *           "subdomain": "nordlicht",
                     *           "name": "Nordlicht Robotics"
                     *         },
                     *         "job": {
                     *           "shortcode": "4F0A7C92BD",
                     *           "title": "Robotics Software Engineer"
                     *         },
                     *         "stage": "Interview",
                     *         "stage_kind": "interview",
                     *         "disqualified": false,
                     *         "disqualified_at": null,
                     *         "withdrew": false,
                     *         "anonymized": false,
                     *         "disqualification_reason": null,
                     *         "hired_at": null,
                     *         "moved_to_offer_at": null,
                     *         "sourced": false,
                     *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                     *         "address": "Lange Reihe 11, 20099 Hamburg",
                     *         "phone": "+49 40 5550100",
                     *         "email": "lena.vogt@post.example",
                     *         "outbound_mailbox": "3f1c9a7be2d04586@outbound.localhost",
                     *         "domain": null,
                     *         "outlet": "SPI",
                     *         "common_source": "Unknown",
                     *         "common_source_category": "Other",
                     *         "uploader_id": null,
                     *         "created_at": "2026-02-03T09:12:44Z",
                     *         "updated_at": "2026-02-20T15:41:07Z",
                     *         "cover_letter": "Your port robots pass my window every morning.",
                     *         "summary": "Six years of motion planning for warehouse and harbour machines.",
                     *         "education_entries": [
                     *           {
                     *             "id": "019c22c68ee00002",
                     *             "degree": "M.Sc.",
                     *             "school": "Technische Universität Hamburg",
                     *             "field_of_study": "Mechatronics",
                     *             "start_date": "2014-10-01",
                     *             "end_date": "2019-09-30"
                     *           }
                     *         ],
                     *         "experience_entries": [
                     *           {
                     *             "id": "019c22c68ee00003",
                     *             "title": "Software Engineer, Motion",
                     *             "summary": "Trajectories for a fleet of forklifts.",
                     *             "start_date": "2019-11-01",
                     *             "end_date": null,
                     *             "company": "Lagerlauf GmbH",
                     *             "industry": "Logistics",
                     *             "current": true
                     *           }
                     *         ],
                     *         "skills": [
                     *           {
                     *             "name": "C++"
                     *           },
                     *           {
                     *             "name": "ROS 2"
                     *           }
                     *         ],
                     *         "answers": [
                     *           {
                     *             "question": {
                     *               "body": "Which machine, large or small, have you written software for, and what did it do?"
                     *             },
                     *             "answer": {
                     *               "body": "A forklift, which found its own way."
                     *             }
                     *           },
                     *           {
                     *             "question": {
                     *               "body": "How many years have you worked on software for physical machines?"
                     *             },
                     *             "answer": {
                     *               "number": 6
                     *             }
                     *           }
                     *         ],
                     *         "resume_url": null,
                     *         "tags": [
                     *           "motion planning"
                     *         ],
                     *         "location": {
                     *           "location_str": "Hamburg, Germany",
                     *           "country": "Germany",
                     *           "country_code": "DE",
                     *           "region": "Hamburg",
                     *           "region_code": "HH",
                     *           "city": "Hamburg",
                     *           "zip_code": "20099"
                     *         },
                     *         "originating_candidate_id": null,
                     *         "social_profiles": [
                     *           {
                     *             "type": "github",
                     *             "username": "lenavogt",
                     *             "url": "https://github.example/lenavogt"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SingleCandidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCollaborationPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
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
                     *       "ats:collab:candidates:access_ai_recruiter": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:approve_reject_offer": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:block": [
                     *         "admin"
                     *       ],
                     *       "ats:collab:candidates:bookmark": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:cancel_automation": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:comment": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:copy": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:create": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:create_tag": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:delete": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:disqualify": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:download": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:edit_any_event": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:edit_any_message": [
                     *         "admin"
                     *       ],
                     *       "ats:collab:candidates:edit_any_visibility": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:evaluate": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:export_to_hris": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:manage_offer": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:manage_whitelist": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:message": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:move": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:print": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:read": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:revert": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:save_template": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:schedule_event": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:send_assessment": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:send_bg_check": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:send_e_signature": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:send_survey": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:share": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:snooze": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:tag": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:update": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:view_assessment_results": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:view_bg_check_results": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:view_e_signature": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:view_offer": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:candidates:view_other_evaluations": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:view_ref_check_results": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:candidates:view_siblings": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:collaboration:update": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:custom_fields:toggle": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:jobs:archive": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:jobs:delete": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:jobs:duplicate": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:jobs:edit": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:jobs:leave_hiring_team": [
                     *         "admin"
                     *       ],
                     *       "ats:collab:jobs:publish": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:jobs:show": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiter",
                     *         "recruiting_admin",
                     *         "reviewer",
                     *         "simple"
                     *       ],
                     *       "ats:collab:jobs:unarchive": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:jobs:unpublish": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:members:invite": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:premium_postings:manage": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:premium_postings:purchase": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:referrals:request": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin",
                     *         "simple"
                     *       ],
                     *       "ats:collab:requisitions:create": [
                     *         "admin",
                     *         "hiring_manager",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:requisitions:edit_status": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ],
                     *       "ats:collab:requisitions:manage": [
                     *         "admin",
                     *         "recruiting_admin"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollaborationPermissions"];
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
            header?: never;
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
                     *                   "body": "None"
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
                     *                   "body": "Longer"
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
                     *                   "body": "English"
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000a",
                     *               "body": "German",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "German"
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000b",
                     *               "body": "Dutch",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Dutch"
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "019a00a1ebb8000c",
                     *               "body": "Polish",
                     *               "hint": null,
                     *               "translations": {
                     *                 "en": {
                     *                   "body": "Polish"
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
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments, not wrapped in an object. */
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
                     *         "id": "92b0001",
                     *         "name": "Engineering",
                     *         "parent_id": null,
                     *         "sample": false
                     *       },
                     *       {
                     *         "id": "92b0005",
                     *         "name": "Field Service",
                     *         "parent_id": null,
                     *         "sample": false
                     *       },
                     *       {
                     *         "id": "92b0002",
                     *         "name": "Motion Control",
                     *         "parent_id": "92b0001",
                     *         "sample": false
                     *       },
                     *       {
                     *         "id": "92b0003",
                     *         "name": "People",
                     *         "parent_id": null,
                     *         "sample": false
                     *       },
                     *       {
                     *         "id": "92b0004",
                     *         "name": "Talent",
                     *         "parent_id": "92b0003",
                     *         "sample": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DepartmentList"];
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
    updateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole department. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "92b0005",
                 *       "name": "Customer Service",
                 *       "parent_id": "92b0001"
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            /** @description The changed department. */
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
                     *       "id": "92b0005",
                     *       "name": "Customer Service",
                     *       "parent_id": "92b0001",
                     *       "sample": false
                     *     }
                     */
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["DepartmentMisplaced"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new department. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Quality",
                 *       "parent_id": "92b0001"
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentCreate"];
            };
        };
        responses: {
            /** @description The new department. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "92b0006",
                     *       "name": "Quality",
                     *       "parent_id": "92b0001",
                     *       "sample": false
                     *     }
                     */
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["DepartmentRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: {
                /**
                 * @description `DELETE` deletes a department to which something refers. Anything else gets 400.
                 * @example DELETE
                 */
                force?: components["parameters"]["Force"];
            };
            header?: never;
            path: {
                /**
                 * @description The department's id. A malformed id gets 404, like an unknown one.
                 * @example 92b0005
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department was deleted. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DepartmentInUse"];
            422: components["responses"]["SubDepartmentsCollide"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the department that is deleted. A malformed id gets 404, like an unknown one.
                 * @example 92b0004
                 */
                id: components["parameters"]["MergedDepartmentId"];
            };
            cookie?: never;
        };
        /** @description The department that remains. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_department_id": "92b0003",
                 *       "force": true
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentMerge"];
            };
        };
        responses: {
            /** @description The department that remains. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "92b0003",
                     *       "name": "People",
                     *       "parent_id": null,
                     *       "sample": false
                     *     }
                     */
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MergeHindered"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["MergeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDisqualificationReasons: {
        parameters: {
            query?: never;
            header?: never;
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
    listEmployeeFields: {
        parameters: {
            query?: {
                /**
                 * @description The id of a member. Ignored, since the fields are the same for all members.
                 * @example 019a00a1e0000002
                 */
                member_id?: components["parameters"]["FieldsForMember"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, not wrapped in an object. */
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
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "firstname",
                     *         "type": "text",
                     *         "label": "First name"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "middle_name",
                     *         "type": "text",
                     *         "label": "Middle name"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "lastname",
                     *         "type": "text",
                     *         "label": "Last name"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "employee_number",
                     *         "type": "text",
                     *         "label": "Employee number",
                     *         "autogenerate": true
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "preferred_name",
                     *         "type": "text",
                     *         "label": "Preferred name"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "status",
                     *         "type": "dropdown",
                     *         "label": "Status",
                     *         "choices": [
                     *           {
                     *             "id": "status_active",
                     *             "label": "Active",
                     *             "position": 0
                     *           },
                     *           {
                     *             "id": "status_draft",
                     *             "label": "Draft",
                     *             "position": 1
                     *           },
                     *           {
                     *             "id": "status_inactive",
                     *             "label": "Inactive",
                     *             "position": 2
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "country",
                     *         "type": "country",
                     *         "label": "Country"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "address",
                     *         "type": "location",
                     *         "label": "Address"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "gender",
                     *         "type": "dropdown",
                     *         "label": "Gender",
                     *         "choices": [
                     *           {
                     *             "id": "gender_male",
                     *             "label": "Male",
                     *             "position": 0
                     *           },
                     *           {
                     *             "id": "gender_female",
                     *             "label": "Female",
                     *             "position": 1
                     *           },
                     *           {
                     *             "id": "gender_non_binary",
                     *             "label": "Non-binary",
                     *             "position": 2
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "marital_status_group",
                     *         "type": "composite",
                     *         "label": "Marital status",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "marital_status",
                     *             "type": "dropdown",
                     *             "label": "Marital status",
                     *             "choices": [
                     *               {
                     *                 "id": "marital_status_single",
                     *                 "label": "Single",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "marital_status_married",
                     *                 "label": "Married",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "marital_status_common_law",
                     *                 "label": "Common-law partnership",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "marital_status_domestic_partnership",
                     *                 "label": "Domestic partnership",
                     *                 "position": 3
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "marital_status_certificate",
                     *             "type": "file",
                     *             "label": "Certificate"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "birthdate",
                     *         "type": "date",
                     *         "label": "Date of birth",
                     *         "date_format": "fullDate"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "phone_group",
                     *         "type": "composite",
                     *         "label": "Phone numbers",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "phone_type",
                     *             "type": "dropdown",
                     *             "label": "Kind",
                     *             "choices": [
                     *               {
                     *                 "id": "phone_type_work",
                     *                 "label": "Work",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "phone_type_mobile",
                     *                 "label": "Mobile",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "phone_type_home",
                     *                 "label": "Home",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "phone_type_other",
                     *                 "label": "Other",
                     *                 "position": 3
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "phone",
                     *             "type": "phone",
                     *             "label": "Phone number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "phone_ext",
                     *             "type": "numeric",
                     *             "label": "Extension"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "chat_group",
                     *         "type": "composite",
                     *         "label": "Chat accounts",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "chat_type",
                     *             "type": "dropdown",
                     *             "label": "Service",
                     *             "choices": [
                     *               {
                     *                 "id": "chat_type_skype",
                     *                 "label": "Skype",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "chat_type_zoom",
                     *                 "label": "Zoom",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "chat_type_whatsapp",
                     *                 "label": "WhatsApp",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "chat_type_messenger",
                     *                 "label": "Messenger",
                     *                 "position": 3
                     *               },
                     *               {
                     *                 "id": "chat_type_google_meet",
                     *                 "label": "Google Meet",
                     *                 "position": 4
                     *               },
                     *               {
                     *                 "id": "chat_type_slack",
                     *                 "label": "Slack",
                     *                 "position": 5
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "chat_username",
                     *             "type": "text",
                     *             "label": "User name"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "work_email",
                     *         "type": "email",
                     *         "label": "Work e-mail"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "personal_email",
                     *         "type": "email",
                     *         "label": "Private e-mail"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "social_group",
                     *         "type": "composite",
                     *         "label": "Social profiles",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "social_type",
                     *             "type": "dropdown",
                     *             "label": "Network",
                     *             "choices": [
                     *               {
                     *                 "id": "social_type_facebook",
                     *                 "label": "Facebook",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "social_type_twitter",
                     *                 "label": "Twitter",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "social_type_linkedin",
                     *                 "label": "LinkedIn",
                     *                 "position": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "all",
                     *             "viewable_by_new": 15,
                     *             "viewable_by_roles": [],
                     *             "id": "social_url",
                     *             "type": "text",
                     *             "label": "Address of the profile"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "allergies",
                     *         "type": "text",
                     *         "label": "Allergies"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "dietary_restrictions",
                     *         "type": "text",
                     *         "label": "Dietary restrictions"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "garment_size_group",
                     *         "type": "composite",
                     *         "label": "Garment sizes",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "garment_size_type",
                     *             "type": "dropdown",
                     *             "label": "Garment",
                     *             "choices": [
                     *               {
                     *                 "id": "garment_type_shirt",
                     *                 "label": "Shirt",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "garment_type_t_shirt",
                     *                 "label": "T-shirt",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "garment_type_jacket",
                     *                 "label": "Jacket",
                     *                 "position": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "garment_size",
                     *             "type": "text",
                     *             "label": "Size"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "job_title",
                     *         "type": "text",
                     *         "label": "Job title"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "hire_date",
                     *         "type": "date",
                     *         "label": "Day of hire",
                     *         "date_format": "fullDate"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "start_date",
                     *         "type": "date",
                     *         "label": "First day of work",
                     *         "date_format": "fullDate"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "legal_entity",
                     *         "type": "legalEntity",
                     *         "label": "Legal entity"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "department",
                     *         "type": "department",
                     *         "label": "Department"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "division",
                     *         "type": "dropdown",
                     *         "label": "Division",
                     *         "choices": []
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "team",
                     *         "type": "dropdown",
                     *         "label": "Team",
                     *         "choices": []
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "reports_to",
                     *         "type": "employee",
                     *         "label": "Manager"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "direct_reports",
                     *         "type": "directReports",
                     *         "label": "Direct reports"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "notice_period",
                     *         "type": "numeric",
                     *         "label": "Notice period"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "probation_group",
                     *         "type": "composite",
                     *         "label": "Probation periods",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "probation_start_date",
                     *             "type": "date",
                     *             "label": "First day",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "probation_end_date",
                     *             "type": "date",
                     *             "label": "Last day",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "probation_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin",
                     *         "editable_by_new": 4,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "employment_group",
                     *         "type": "composite",
                     *         "label": "Employment",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "employment_effective_date",
                     *             "type": "date",
                     *             "label": "Valid from",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "employment_status",
                     *             "type": "dropdown",
                     *             "label": "Kind of employment",
                     *             "choices": [
                     *               {
                     *                 "id": "employement_type_contractor",
                     *                 "label": "Contractor",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "employement_type_full_time",
                     *                 "label": "Full-time",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "employement_type_part_time",
                     *                 "label": "Part-time",
                     *                 "position": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "employment_work_place",
                     *             "type": "dropdown",
                     *             "label": "Place of work",
                     *             "choices": [
                     *               {
                     *                 "id": "employment_work_place_onsite",
                     *                 "label": "On site",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "employment_work_place_remote",
                     *                 "label": "Remote",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "employment_work_place_hybrid",
                     *                 "label": "Hybrid",
                     *                 "position": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "employment_expiry_date",
                     *             "type": "date",
                     *             "label": "Valid until",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin",
                     *             "editable_by_new": 4,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "employment_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "all",
                     *         "viewable_by_new": 15,
                     *         "viewable_by_roles": [],
                     *         "id": "work_schedule",
                     *         "type": "workSchedule",
                     *         "label": "Work schedule"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "salary_group",
                     *         "type": "composite",
                     *         "label": "Salary",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_effective_date",
                     *             "type": "date",
                     *             "label": "Valid from",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_pay_type",
                     *             "type": "dropdown",
                     *             "label": "Kind of pay",
                     *             "choices": [
                     *               {
                     *                 "id": "salary_pay_type_salary",
                     *                 "label": "Salary",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "salary_pay_type_hourly",
                     *                 "label": "Hourly",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "salary_pay_type_commission_only",
                     *                 "label": "Commission only",
                     *                 "position": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_pay_rate",
                     *             "type": "payRate",
                     *             "label": "Rate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_pay_schedule",
                     *             "type": "dropdown",
                     *             "label": "Paid",
                     *             "choices": [
                     *               {
                     *                 "id": "salary_pay_schedule_monthly",
                     *                 "label": "Monthly",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "salary_pay_schedule_every_15_days",
                     *                 "label": "Every 15 days",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "salary_pay_schedule_annually",
                     *                 "label": "Annually",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "salary_pay_schedule_weekly",
                     *                 "label": "Weekly",
                     *                 "position": 3
                     *               },
                     *               {
                     *                 "id": "salary_pay_schedule_daily",
                     *                 "label": "Daily",
                     *                 "position": 4
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_overtime_status",
                     *             "type": "dropdown",
                     *             "label": "Overtime",
                     *             "choices": [
                     *               {
                     *                 "id": "salary_overtime_status_exempt",
                     *                 "label": "Exempt",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "salary_overtime_status_non_exempt",
                     *                 "label": "Not exempt",
                     *                 "position": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_justification",
                     *             "type": "dropdown",
                     *             "label": "Reason",
                     *             "choices": [
                     *               {
                     *                 "id": "salary_justification_new_hire",
                     *                 "label": "New hire",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "salary_justification_adjustment",
                     *                 "label": "Adjustment",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "salary_justification_new_role",
                     *                 "label": "New role",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "salary_justification_promotion",
                     *                 "label": "Promotion",
                     *                 "position": 3
                     *               },
                     *               {
                     *                 "id": "salary_justification_other",
                     *                 "label": "Other",
                     *                 "position": 4
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "salary_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "commission_group",
                     *         "type": "composite",
                     *         "label": "Commission",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "commission_percentage",
                     *             "type": "percentage",
                     *             "label": "Percentage"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "commission_tier",
                     *             "type": "numeric",
                     *             "label": "Tier"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "commission_effective_date",
                     *             "type": "date",
                     *             "label": "Valid from",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "commission_pay_schedule",
                     *             "type": "dropdown",
                     *             "label": "Paid",
                     *             "choices": [
                     *               {
                     *                 "id": "commission_pay_schedule_montly",
                     *                 "label": "Monthly",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "commission_pay_schedule_every_15_days",
                     *                 "label": "Every 15 days",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "commission_pay_schedule_annually",
                     *                 "label": "Annually",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "commission_pay_schedule_weekly",
                     *                 "label": "Weekly",
                     *                 "position": 3
                     *               },
                     *               {
                     *                 "id": "commission_pay_schedule_daily",
                     *                 "label": "Daily",
                     *                 "position": 4
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "commission_reason",
                     *             "type": "dropdown",
                     *             "label": "Reason",
                     *             "choices": []
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "commission_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "bonus_group",
                     *         "type": "composite",
                     *         "label": "Bonus",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "bonus_amount",
                     *             "type": "currency",
                     *             "label": "Amount"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "bonus_salary_percentage",
                     *             "type": "percentage",
                     *             "label": "Percentage of the salary"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "bonus_effective_date",
                     *             "type": "date",
                     *             "label": "Valid from",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "bonus_pay_schedule",
                     *             "type": "dropdown",
                     *             "label": "Paid",
                     *             "choices": [
                     *               {
                     *                 "id": "bonus_pay_schedule_monthly",
                     *                 "label": "Monthly",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "bonus_pay_schedule_every_15_days",
                     *                 "label": "Every 15 days",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "bonus_pay_schedule_annually",
                     *                 "label": "Annually",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "bonus_pay_schedule_weekly",
                     *                 "label": "Weekly",
                     *                 "position": 3
                     *               },
                     *               {
                     *                 "id": "bonus_pay_schedule_daily",
                     *                 "label": "Daily",
                     *                 "position": 4
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "bonus_reason",
                     *             "type": "dropdown",
                     *             "label": "Reason",
                     *             "choices": []
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "bonus_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "stock_options_group",
                     *         "type": "composite",
                     *         "label": "Stock options",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "stock_options_price",
                     *             "type": "currency",
                     *             "label": "Price"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "stock_options_grant_date",
                     *             "type": "date",
                     *             "label": "Granted on",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "stock_options_vesting_date",
                     *             "type": "date",
                     *             "label": "Vested on",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "stock_options_plan",
                     *             "type": "dropdown",
                     *             "label": "Plan",
                     *             "choices": []
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "stock_options_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "manager",
                     *         "editable_by_new": 6,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "assets_group",
                     *         "type": "composite",
                     *         "label": "Equipment",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "assets_name",
                     *             "type": "text",
                     *             "label": "Name"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "assets_grant_date",
                     *             "type": "date",
                     *             "label": "Handed over on",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "assets_expiry_date",
                     *             "type": "date",
                     *             "label": "Due back on",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "manager",
                     *             "editable_by_new": 6,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "assets_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "credit_card_group",
                     *         "type": "composite",
                     *         "label": "Company credit cards",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "credit_card_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "credit_card_type",
                     *             "type": "dropdown",
                     *             "label": "Brand",
                     *             "choices": [
                     *               {
                     *                 "id": "credit_card_type_visa",
                     *                 "label": "Visa",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "credit_card_type_mastercard",
                     *                 "label": "Mastercard",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "credit_card_type_amex",
                     *                 "label": "American Express",
                     *                 "position": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "credit_card_expiration_date",
                     *             "type": "date",
                     *             "label": "Valid until",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "credit_card_cardholder",
                     *             "type": "text",
                     *             "label": "Holder"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "credit_card_grant_date",
                     *             "type": "date",
                     *             "label": "Handed over on",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "credit_card_note",
                     *             "type": "text",
                     *             "label": "Note"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "bank_details_group",
                     *         "type": "composite",
                     *         "label": "Bank account",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_bank_name",
                     *             "type": "text",
                     *             "label": "Bank"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_iban",
                     *             "type": "text",
                     *             "label": "IBAN"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_account_number",
                     *             "type": "text",
                     *             "label": "Account number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_bic",
                     *             "type": "text",
                     *             "label": "BIC"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_transit_number",
                     *             "type": "text",
                     *             "label": "Transit number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_bank_state_branch",
                     *             "type": "text",
                     *             "label": "Branch"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_routing_number",
                     *             "type": "text",
                     *             "label": "Routing number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "bank_details_sort_code",
                     *             "type": "text",
                     *             "label": "Sort code"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "social_security_number_group",
                     *         "type": "composite",
                     *         "label": "Social security number",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_security_number_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_security_number_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_security_number_file",
                     *             "type": "file",
                     *             "label": "File"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "national_identification_number_group",
                     *         "type": "composite",
                     *         "label": "National identity number",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "national_identification_number_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "national_identification_number_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "national_identification_number_file",
                     *             "type": "file",
                     *             "label": "File"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "social_insurance_number_group",
                     *         "type": "composite",
                     *         "label": "Social insurance number",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_insurance_number_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_insurance_number_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_insurance_number_insurance_carrier",
                     *             "type": "dropdown",
                     *             "label": "Insurance carrier",
                     *             "choices": []
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "social_insurance_number_file",
                     *             "type": "file",
                     *             "label": "File"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "tax_identification_number_group",
                     *         "type": "composite",
                     *         "label": "Tax number",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "tax_identification_number_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "tax_identification_number_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "tax_identification_number_file",
                     *             "type": "file",
                     *             "label": "File"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "nationality",
                     *         "type": "country",
                     *         "label": "Nationality"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "birthPlace",
                     *         "type": "location",
                     *         "label": "Place of birth"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "citizenship",
                     *         "type": "country",
                     *         "label": "Citizenship"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "passport_group",
                     *         "type": "composite",
                     *         "label": "Passports",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "passport_country",
                     *             "type": "country",
                     *             "label": "Country"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "passport_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "passport_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "passport_expiration_date",
                     *             "type": "date",
                     *             "label": "Expiration date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "passport_attachment",
                     *             "type": "file",
                     *             "label": "Copy"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": true,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "visa_group",
                     *         "type": "composite",
                     *         "label": "Visas",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "visa_country",
                     *             "type": "country",
                     *             "label": "Country"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "visa_type",
                     *             "type": "dropdown",
                     *             "label": "Type",
                     *             "choices": []
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "visa_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "visa_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "visa_expiration_date",
                     *             "type": "date",
                     *             "label": "Expiration date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "visa_attachment",
                     *             "type": "file",
                     *             "label": "Copy"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "admin_or_employee",
                     *         "editable_by_new": 5,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "admin_or_employee",
                     *         "viewable_by_new": 5,
                     *         "viewable_by_roles": [],
                     *         "id": "driver_license_group",
                     *         "type": "composite",
                     *         "label": "Driving licences",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_country",
                     *             "type": "country",
                     *             "label": "Country"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_state",
                     *             "type": "text",
                     *             "label": "State or province"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_number",
                     *             "type": "text",
                     *             "label": "Number"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_class",
                     *             "type": "text",
                     *             "label": "Class"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_issue_date",
                     *             "type": "date",
                     *             "label": "Issue date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_expiration_date",
                     *             "type": "date",
                     *             "label": "Expiration date",
                     *             "date_format": "fullDate"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "admin_or_employee",
                     *             "editable_by_new": 5,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "admin_or_employee",
                     *             "viewable_by_new": 5,
                     *             "viewable_by_roles": [],
                     *             "id": "driver_license_attachment",
                     *             "type": "file",
                     *             "label": "Copy"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "education_group",
                     *         "type": "composite",
                     *         "label": "Education",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "education_start_date",
                     *             "type": "date",
                     *             "label": "Start date",
                     *             "date_format": "monthYear"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "education_end_date",
                     *             "type": "date",
                     *             "label": "End date",
                     *             "date_format": "monthYear"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "education_degree",
                     *             "type": "text",
                     *             "label": "Degree"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "education_field_of_study",
                     *             "type": "text",
                     *             "label": "Field of study"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "education_school",
                     *             "type": "text",
                     *             "label": "School"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "work_experience_group",
                     *         "type": "composite",
                     *         "label": "Work experience",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "work_experience_start_date",
                     *             "type": "date",
                     *             "label": "Start date",
                     *             "date_format": "monthYear"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "work_experience_end_date",
                     *             "type": "date",
                     *             "label": "End date",
                     *             "date_format": "monthYear"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "work_experience_job_title",
                     *             "type": "text",
                     *             "label": "Job title"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "work_experience_company",
                     *             "type": "text",
                     *             "label": "Company"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "work_experience_summary",
                     *             "type": "paragraph",
                     *             "label": "Summary"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "work_experience_present",
                     *             "type": "boolean",
                     *             "label": "Still works there"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "skills",
                     *         "type": "text",
                     *         "label": "Skills"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "language",
                     *         "type": "text",
                     *         "label": "Languages"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": false,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "resume",
                     *         "type": "file",
                     *         "label": "Resume"
                     *       },
                     *       {
                     *         "hint": null,
                     *         "keep_history": false,
                     *         "is_multiple": true,
                     *         "approvable_by": "admin",
                     *         "editable_by": "employee",
                     *         "editable_by_new": 7,
                     *         "editable_by_roles": [],
                     *         "viewable_by": "employee",
                     *         "viewable_by_new": 7,
                     *         "viewable_by_roles": [],
                     *         "id": "contact_group",
                     *         "type": "composite",
                     *         "label": "Emergency contacts",
                     *         "fields": [
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "contact_name",
                     *             "type": "text",
                     *             "label": "Name"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "contact_relationship",
                     *             "type": "dropdown",
                     *             "label": "Relationship",
                     *             "choices": [
                     *               {
                     *                 "id": "contact_relationship_type_husband",
                     *                 "label": "Husband",
                     *                 "position": 0
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_wife",
                     *                 "label": "Wife",
                     *                 "position": 1
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_partner",
                     *                 "label": "Partner",
                     *                 "position": 2
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_mother",
                     *                 "label": "Mother",
                     *                 "position": 3
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_father",
                     *                 "label": "Father",
                     *                 "position": 4
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_brother",
                     *                 "label": "Brother",
                     *                 "position": 5
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_sister",
                     *                 "label": "Sister",
                     *                 "position": 6
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_son",
                     *                 "label": "Son",
                     *                 "position": 7
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_daughter",
                     *                 "label": "Daughter",
                     *                 "position": 8
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_friend",
                     *                 "label": "Friend",
                     *                 "position": 9
                     *               },
                     *               {
                     *                 "id": "contact_relationship_type_other",
                     *                 "label": "Other",
                     *                 "position": 10
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "contact_phone",
                     *             "type": "phone",
                     *             "label": "Phone"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "contact_email",
                     *             "type": "email",
                     *             "label": "Email"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "contact_country",
                     *             "type": "country",
                     *             "label": "Country"
                     *           },
                     *           {
                     *             "hint": null,
                     *             "keep_history": false,
                     *             "is_multiple": false,
                     *             "approvable_by": "admin",
                     *             "editable_by": "employee",
                     *             "editable_by_new": 7,
                     *             "editable_by_roles": [],
                     *             "viewable_by": "employee",
                     *             "viewable_by_new": 7,
                     *             "viewable_by_roles": [],
                     *             "id": "contact_address",
                     *             "type": "location",
                     *             "label": "Address"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EmployeeFieldList"];
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
    listEmployees: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page: 10, 20, 50 or 100. Anything else gets 400.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
                /**
                 * @description The acting member for an account or partner token. An unknown or deactivated member gets 404. A user token
                 *     acts as its own member and ignores this.
                 * @example 019a00a1e0000002
                 */
                member_id?: components["parameters"]["ActingMember"];
                /**
                 * @description The number of matching items to skip. Anything but a plain integer of at most nine digits gets 400; beyond the
                 *     last item the page is empty.
                 * @example 20
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sorts employees by the name of their department, or of their `division` where that field is visible, first;
                 *     those without one come last.
                 * @example department
                 */
                order_by?: components["parameters"]["EmployeesOrderedBy"];
                /**
                 * @description Only employees whose first name, last name, preferred name, work e-mail or, where visible, private e-mail
                 *     contains this text, regardless of case.
                 * @example weber
                 */
                query?: components["parameters"]["ByEmployeeText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of employees. The example answers `GET /employees?member_id=019a00a1e0000002`. */
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
                     *       "total_count": 3,
                     *       "employees": [
                     *         {
                     *           "id": "019c9e1c4a000003",
                     *           "firstname": "Mateo",
                     *           "lastname": "Silva",
                     *           "email": null,
                     *           "start_date": "2026-04-01T00:00:00.000Z",
                     *           "state": "draft",
                     *           "employee_number": "3",
                     *           "avatar": null,
                     *           "phone": null,
                     *           "job_title": "Firmware Engineer",
                     *           "manager_id": "019a060a9c300002",
                     *           "department_id": "92b0002",
                     *           "template_id": null,
                     *           "division_id": null,
                     *           "candidate_id": null,
                     *           "legal_entity_id": null,
                     *           "work_schedule_id": null,
                     *           "work_email": "mateo.silva@nordlicht-robotics.example",
                     *           "preferred_name": null,
                     *           "onboarding_member_id": null,
                     *           "sample": false,
                     *           "holiday_calendar_id": null,
                     *           "avatar_processed": false,
                     *           "status_semantic_type": "status_draft",
                     *           "reporting_line": [
                     *             4102,
                     *             4101
                     *           ],
                     *           "birthdate": null
                     *         },
                     *         {
                     *           "id": "019a00a1e0000004",
                     *           "firstname": "Ingrid",
                     *           "lastname": "Solberg",
                     *           "email": "ingrid@solberg.example",
                     *           "start_date": "2019-02-01T00:00:00.000Z",
                     *           "state": "published",
                     *           "employee_number": "1",
                     *           "avatar": null,
                     *           "phone": "+49 40 5550101",
                     *           "job_title": "Head of People",
                     *           "manager_id": null,
                     *           "department_id": null,
                     *           "template_id": null,
                     *           "division_id": null,
                     *           "candidate_id": null,
                     *           "legal_entity_id": null,
                     *           "work_schedule_id": null,
                     *           "work_email": "ingrid.solberg@nordlicht-robotics.example",
                     *           "preferred_name": null,
                     *           "onboarding_member_id": null,
                     *           "sample": false,
                     *           "holiday_calendar_id": null,
                     *           "avatar_processed": false,
                     *           "status_semantic_type": "status_active",
                     *           "reporting_line": [],
                     *           "birthdate": "1981-06-21"
                     *         },
                     *         {
                     *           "id": "019a060a9c300002",
                     *           "firstname": "Jonas",
                     *           "lastname": "Weber",
                     *           "email": null,
                     *           "start_date": "2021-09-01T00:00:00.000Z",
                     *           "state": "published",
                     *           "employee_number": "2",
                     *           "avatar": null,
                     *           "phone": null,
                     *           "job_title": "Engineering Manager",
                     *           "manager_id": "019a00a1e0000004",
                     *           "department_id": "92b0002",
                     *           "template_id": null,
                     *           "division_id": null,
                     *           "candidate_id": null,
                     *           "legal_entity_id": null,
                     *           "work_schedule_id": null,
                     *           "work_email": "jonas.weber@nordlicht-robotics.example",
                     *           "preferred_name": null,
                     *           "onboarding_member_id": null,
                     *           "sample": false,
                     *           "holiday_calendar_id": null,
                     *           "avatar_processed": false,
                     *           "status_semantic_type": "status_active",
                     *           "reporting_line": [
                     *             4101
                     *           ],
                     *           "birthdate": "1987-11-03"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeePage"];
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
    createEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "019a00a1e0000002",
                 *       "state": "draft",
                 *       "employee": {
                 *         "firstname": "Yuki",
                 *         "lastname": "Tanaka",
                 *         "job_title": "Robotics Engineer",
                 *         "start_date": "2026-05-04",
                 *         "department": "Motion Control",
                 *         "manager_id": "019a060a9c300002",
                 *         "nationality": "Japanese"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeCreate"];
            };
        };
        responses: {
            /** @description The employee was created. Its `id` is always new. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019caf3e18000001",
                     *       "firstname": "Yuki",
                     *       "lastname": "Tanaka",
                     *       "email": null,
                     *       "start_date": "2026-05-04T00:00:00.000Z",
                     *       "state": "draft",
                     *       "employee_number": "4",
                     *       "phone": null,
                     *       "job_title": "Robotics Engineer",
                     *       "manager_id": "019a060a9c300002",
                     *       "department_id": "92b0002",
                     *       "template_id": null,
                     *       "division_id": null,
                     *       "candidate_id": null,
                     *       "legal_entity_id": null,
                     *       "work_schedule_id": null,
                     *       "work_email": null,
                     *       "preferred_name": null,
                     *       "onboarding_member_id": null,
                     *       "sample": false,
                     *       "holiday_calendar_id": null,
                     *       "avatar_processed": false,
                     *       "status_semantic_type": "status_draft",
                     *       "reporting_line": [
                     *         4102,
                     *         4101
                     *       ],
                     *       "birthdate": null,
                     *       "cache": {
                     *         "employee_values_map": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotHrisAdmin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["EmployeeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: {
                /**
                 * @description The acting member for an account or partner token. An unknown or deactivated member gets 404. A user token
                 *     acts as its own member and ignores this.
                 * @example 019a00a1e0000002
                 */
                member_id?: components["parameters"]["ActingMember"];
            };
            header?: never;
            path: {
                /**
                 * @description The employee's id. A malformed id gets 404, like an unknown one.
                 * @example 019c9e1c4a000003
                 */
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. The example answers `GET /employees/019c9e1c4a000003?member_id=019a00a1e0000002`. */
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
                     *       "id": "019c9e1c4a000003",
                     *       "state": "draft",
                     *       "status": "status_draft",
                     *       "firstname": "Mateo",
                     *       "lastname": "Silva",
                     *       "employee_number": "3",
                     *       "work_email": "mateo.silva@nordlicht-robotics.example",
                     *       "job_title": "Firmware Engineer",
                     *       "start_date": "2026-04-01T00:00:00.000Z",
                     *       "department": "Motion Control",
                     *       "manager_id": "019a060a9c300002",
                     *       "reports_to": "019a060a9c300002",
                     *       "direct_reports": [],
                     *       "address": {
                     *         "street": "Rua das Flores 12",
                     *         "city": "Porto",
                     *         "country_code": "PT"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeeDetail"];
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
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The employee's id. A malformed id gets 404, like an unknown one.
                 * @example 019c9e1c4a000003
                 */
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee": {
                 *         "preferred_name": "Teo",
                 *         "job_title": "Senior Firmware Engineer"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description The changed employee. */
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
                     *       "id": "019c9e1c4a000003",
                     *       "firstname": "Mateo",
                     *       "lastname": "Silva",
                     *       "email": null,
                     *       "start_date": "2026-04-01T00:00:00.000Z",
                     *       "state": "published",
                     *       "employee_number": "3",
                     *       "phone": null,
                     *       "job_title": "Senior Firmware Engineer",
                     *       "manager_id": "019a060a9c300002",
                     *       "department_id": "92b0002",
                     *       "template_id": null,
                     *       "division_id": null,
                     *       "candidate_id": null,
                     *       "legal_entity_id": null,
                     *       "work_schedule_id": null,
                     *       "work_email": "mateo.silva@nordlicht-robotics.example",
                     *       "preferred_name": "Teo",
                     *       "onboarding_member_id": null,
                     *       "sample": false,
                     *       "holiday_calendar_id": null,
                     *       "avatar_processed": false,
                     *       "status_semantic_type": "status_active",
                     *       "reporting_line": [
                     *         4102,
                     *         4101
                     *       ],
                     *       "birthdate": null,
                     *       "cache": {
                     *         "employee_values_map": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotHrisAdmin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["EmployeeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The employee's id. A malformed id gets 404, like an unknown one.
                 * @example 019c9e1c4a000003
                 */
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OnboardingCompletion"];
            };
        };
        responses: {
            /** @description The onboarding was completed. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019c9e1c4a000003",
                     *       "onboarding_completed_at": "2026-04-15T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotHrisAdmin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["OnboardingRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The employee's id. A malformed id gets 404, like an unknown one.
                 * @example 019c9e1c4a000003
                 */
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmployeePublication"];
            };
        };
        responses: {
            /** @description The employee was published. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019c9e1c4a000003",
                     *       "firstname": "Mateo",
                     *       "lastname": "Silva",
                     *       "email": null,
                     *       "start_date": "2026-04-01T00:00:00.000Z",
                     *       "state": "published",
                     *       "employee_number": "3",
                     *       "phone": null,
                     *       "job_title": "Firmware Engineer",
                     *       "manager_id": "019a060a9c300002",
                     *       "department_id": "92b0002",
                     *       "template_id": null,
                     *       "division_id": null,
                     *       "candidate_id": null,
                     *       "legal_entity_id": null,
                     *       "work_schedule_id": null,
                     *       "work_email": "mateo.silva@nordlicht-robotics.example",
                     *       "preferred_name": null,
                     *       "onboarding_member_id": null,
                     *       "sample": false,
                     *       "holiday_calendar_id": null,
                     *       "avatar_processed": false,
                     *       "status_semantic_type": "status_active",
                     *       "reporting_line": [
                     *         4102,
                     *         4101
                     *       ],
                     *       "birthdate": null,
                     *       "cache": {
                     *         "employee_values_map": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotHrisAdmin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["EmployeeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrgChart: {
        parameters: {
            query?: {
                /**
                 * @description Only employees of these departments, without their sub-departments. An unknown id matches nobody.
                 * @example [
                 *       "92b0002"
                 *     ]
                 */
                department_ids?: components["parameters"]["InDepartments"];
                /**
                 * @description Only this employee and everyone below them. No nodes for an unknown employee or a draft.
                 * @example 019a060a9c300002
                 */
                employee_id?: components["parameters"]["ChartOfEmployee"];
                /**
                 * @description Whether the manager of the employee that `employee_id` names is returned too.
                 * @example true
                 */
                include_manager?: components["parameters"]["WithManager"];
                /**
                 * @description Only employees of these legal entities. No nodes, since employees have none yet.
                 * @example [
                 *       "3f8f8a52-7a3c-4f0e-9d0b-0a54e6a5c0de"
                 *     ]
                 */
                legal_entity_ids?: components["parameters"]["InLegalEntities"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes, not wrapped in an object. */
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
                     *         "id": "019a00a1e0000004",
                     *         "type": "employee",
                     *         "content": {
                     *           "id": "019a00a1e0000004",
                     *           "name": "Solberg, Ingrid",
                     *           "initials": "IS",
                     *           "title": "Head of People",
                     *           "state": "published",
                     *           "department": null,
                     *           "entity": null,
                     *           "email": "ingrid.solberg@nordlicht-robotics.example",
                     *           "employee_number": "1",
                     *           "hire_date": "2019-02-01T00:00:00.000Z",
                     *           "manager": null,
                     *           "minimal_employee": {
                     *             "id": 4101,
                     *             "name": "Ingrid Solberg",
                     *             "firstname": "Ingrid",
                     *             "lastname": "Solberg",
                     *             "preferred_name": null,
                     *             "informal_name": "Ingrid Solberg",
                     *             "legal_name": "Ingrid Solberg",
                     *             "job_title": "Head of People",
                     *             "initials": "IS",
                     *             "email": "ingrid.solberg@nordlicht-robotics.example",
                     *             "state": "published",
                     *             "is_on_leave": false,
                     *             "sample": false,
                     *             "can_link_to_profile": true
                     *           }
                     *         },
                     *         "parent_id": null,
                     *         "direct_reports_count": 1
                     *       },
                     *       {
                     *         "id": "019a060a9c300002",
                     *         "type": "employee",
                     *         "content": {
                     *           "id": "019a060a9c300002",
                     *           "name": "Weber, Jonas",
                     *           "initials": "JW",
                     *           "title": "Engineering Manager",
                     *           "state": "published",
                     *           "department": "Motion Control",
                     *           "entity": null,
                     *           "email": "jonas.weber@nordlicht-robotics.example",
                     *           "employee_number": "2",
                     *           "hire_date": "2021-09-01T00:00:00.000Z",
                     *           "manager": "Solberg, Ingrid",
                     *           "minimal_employee": {
                     *             "id": 4102,
                     *             "name": "Jonas Weber",
                     *             "firstname": "Jonas",
                     *             "lastname": "Weber",
                     *             "preferred_name": null,
                     *             "informal_name": "Jonas Weber",
                     *             "legal_name": "Jonas Weber",
                     *             "job_title": "Engineering Manager",
                     *             "initials": "JW",
                     *             "email": "jonas.weber@nordlicht-robotics.example",
                     *             "state": "published",
                     *             "is_on_leave": false,
                     *             "department": {
                     *               "id": 153812994,
                     *               "name": "Motion Control"
                     *             },
                     *             "sample": false,
                     *             "can_link_to_profile": true
                     *           }
                     *         },
                     *         "parent_id": "019a00a1e0000004",
                     *         "direct_reports_count": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrgChart"];
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
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events with this candidate. A malformed id gets 400.
                 * @example 019c22c68ee00001
                 */
                candidate_id?: components["parameters"]["OfCandidate"];
                /**
                 * @description With a user token: only events that the token's member attends (`user`), or only those of the jobs that the
                 *     member works on (`team`). Other tokens ignore it.
                 * @example team
                 */
                context?: components["parameters"]["InContext"];
                /**
                 * @description Only events that start then or earlier: a day in UTC, the whole of it, or an instant with a zone. A
                 *     nonexistent day gets 400.
                 * @example 2026-02-28
                 */
                end_date?: components["parameters"]["UntilDate"];
                /**
                 * @description Whether cancelled events are returned too.
                 * @example true
                 */
                include_cancelled?: components["parameters"]["IncludeCancelled"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only events that this member attends. A malformed id gets 400.
                 * @example 019a060a9c300001
                 */
                member_id?: components["parameters"]["OfMember"];
                /**
                 * @description A job's shortcode: only that job's events. An unknown or malformed shortcode gets 404.
                 * @example 4F0A7C92BD
                 */
                shortcode?: components["parameters"]["OfEventJob"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Only events that start then or later: a day in UTC (`2026-02-20`) or an instant with a zone
                 *     (`2026-02-20T13:00:00Z`). A nonexistent day gets 400.
                 * @example 2026-02-20
                 */
                start_date?: components["parameters"]["FromDate"];
                /**
                 * @description Only events of this kind.
                 * @example interview
                 */
                type?: components["parameters"]["ByEventKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
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
                     *       "events": [
                     *         {
                     *           "id": "019c4bd251340001",
                     *           "title": "First call with Lena Vogt",
                     *           "description": null,
                     *           "type": "CallEvent",
                     *           "starts_at": "2026-02-12T14:00:00.000Z",
                     *           "ends_at": "2026-02-12T14:30:00.000Z",
                     *           "cancelled": false,
                     *           "job": {
                     *             "shortcode": "4F0A7C92BD",
                     *             "title": "Robotics Software Engineer"
                     *           },
                     *           "members": [
                     *             {
                     *               "id": "019a060a9c300001",
                     *               "name": "Jonas Weber",
                     *               "type": "Member",
                     *               "status": "accepted"
                     *             }
                     *           ],
                     *           "candidate": {
                     *             "id": "019c22c68ee00001",
                     *             "name": "Lena Vogt"
                     *           }
                     *         },
                     *         {
                     *           "id": "019c66894d7a0001",
                     *           "title": "Interview with Lena Vogt",
                     *           "description": "Bring the exercise.",
                     *           "type": "InterviewEvent",
                     *           "starts_at": "2026-02-20T13:00:00.000Z",
                     *           "ends_at": "2026-02-20T14:30:00.000Z",
                     *           "cancelled": false,
                     *           "job": {
                     *             "shortcode": "4F0A7C92BD",
                     *             "title": "Robotics Software Engineer"
                     *           },
                     *           "members": [
                     *             {
                     *               "id": "019a00a1e0000002",
                     *               "name": "Ingrid Solberg",
                     *               "type": "Member",
                     *               "status": "accepted"
                     *             },
                     *             {
                     *               "id": "019a060a9c300001",
                     *               "name": "Jonas Weber",
                     *               "type": "Member",
                     *               "status": "needs-action"
                     *             }
                     *           ],
                     *           "candidate": {
                     *             "id": "019c22c68ee00001",
                     *             "name": "Lena Vogt"
                     *           },
                     *           "conference": {
                     *             "type": "zoom_meeting",
                     *             "id": "81234567890",
                     *             "url": "https://zoom.example/j/81234567890"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
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
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c66894d7a0001
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, not wrapped in an object. */
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
                     *       "id": "019c66894d7a0001",
                     *       "title": "Interview with Lena Vogt",
                     *       "description": "Bring the exercise.",
                     *       "type": "InterviewEvent",
                     *       "starts_at": "2026-02-20T13:00:00.000Z",
                     *       "ends_at": "2026-02-20T14:30:00.000Z",
                     *       "cancelled": false,
                     *       "job": {
                     *         "shortcode": "4F0A7C92BD",
                     *         "title": "Robotics Software Engineer"
                     *       },
                     *       "members": [
                     *         {
                     *           "id": "019a00a1e0000002",
                     *           "name": "Ingrid Solberg",
                     *           "type": "Member",
                     *           "status": "accepted"
                     *         },
                     *         {
                     *           "id": "019a060a9c300001",
                     *           "name": "Jonas Weber",
                     *           "type": "Member",
                     *           "status": "needs-action"
                     *         }
                     *       ],
                     *       "candidate": {
                     *         "id": "019c22c68ee00001",
                     *         "name": "Lena Vogt"
                     *       },
                     *       "conference": {
                     *         "type": "zoom_meeting",
                     *         "id": "81234567890",
                     *         "url": "https://zoom.example/j/81234567890"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScheduledEvent"];
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
                 * @description Only items created after this instant, exclusive. ISO 8601 with a zone, extended (`2026-01-01T00:00:00Z`) or
                 *     compact (`20260101T000000Z`), or Unix seconds (`1767225600`). Write the plus sign of an offset as `%2B` in a
                 *     URL. A nonexistent instant gets 400.
                 * @example 2026-01-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Texts to include in each job of the list. Repeat the parameter for several, or separate them by commas:
                 *     `include_fields=description,benefits`.
                 * @example [
                 *       "requirements"
                 *     ]
                 */
                include_fields?: components["parameters"]["IncludeFields"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
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
                 * @description Only items changed after this instant, exclusive, in the same forms as `created_after`. The instant of a change
                 *     is when it began, shortly before it can be seen: to miss none, ask again from a minute before.
                 * @example 20260115T120000Z
                 */
                updated_after?: components["parameters"]["UpdatedAfter"];
            };
            header?: never;
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
                     *               "id": 153812993,
                     *               "name": "Engineering"
                     *             },
                     *             {
                     *               "id": 153812994,
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
                     *               "id": 153812995,
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
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new job. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Robotics Test Engineer",
                 *       "code": "ENG-021",
                 *       "department_id": "92b0002",
                 *       "workplace_type": "on_site",
                 *       "locations": [
                 *         {
                 *           "country_code": "DE",
                 *           "country_name": "Germany",
                 *           "state_code": "HH",
                 *           "subregion": "Hamburg",
                 *           "city": "Hamburg"
                 *         }
                 *       ],
                 *       "salary": {
                 *         "salary_from": 58000,
                 *         "salary_to": 70000,
                 *         "salary_currency": "eur"
                 *       },
                 *       "keywords": [
                 *         "hardware in the loop",
                 *         "python"
                 *       ],
                 *       "description": "<p>You find out what our robots do when nobody expects it.</p>",
                 *       "employment_type": "Full-time",
                 *       "form_fields": [
                 *         {
                 *           "key": "phone",
                 *           "required": true
                 *         },
                 *         {
                 *           "key": "resume",
                 *           "required": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["JobCreate"];
            };
        };
        responses: {
            /** @description The new job, as getJob returns it. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019e823260000001",
                     *       "title": "Robotics Test Engineer",
                     *       "full_title": "Robotics Test Engineer - ENG-021",
                     *       "shortcode": "7E25D0C1F8",
                     *       "code": "ENG-021",
                     *       "state": "draft",
                     *       "confidential": false,
                     *       "department": "Motion Control",
                     *       "department_hierarchy": [
                     *         {
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
                     *           "name": "Motion Control"
                     *         }
                     *       ],
                     *       "url": "http://nordlicht.localhost:3000/jobs/1001",
                     *       "application_url": "http://nordlicht.localhost:3000/jobs/1001/candidates/new",
                     *       "shortlink": "http://apply.localhost:3000/j/7E25D0C1F8",
                     *       "workplace_type": "on_site",
                     *       "location": {
                     *         "country": "Germany",
                     *         "country_code": "DE",
                     *         "region": "Hamburg",
                     *         "region_code": "HH",
                     *         "city": "Hamburg",
                     *         "zip_code": null,
                     *         "telecommuting": false,
                     *         "workplace_type": "on_site"
                     *       },
                     *       "locations": [
                     *         {
                     *           "shortcode": null,
                     *           "country_code": "DE",
                     *           "country_name": "Germany",
                     *           "state_code": "HH",
                     *           "subregion": "Hamburg",
                     *           "zip_code": null,
                     *           "city": "Hamburg",
                     *           "coords": null,
                     *           "hidden": false
                     *         }
                     *       ],
                     *       "salary": {
                     *         "salary_from": 58000,
                     *         "salary_to": 70000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-06-01T08:00:00Z",
                     *       "updated_at": "2026-06-01T08:00:00Z",
                     *       "keywords": [
                     *         "hardware in the loop",
                     *         "python"
                     *       ],
                     *       "full_description": "<p>You find out what our robots do when nobody expects it.</p>",
                     *       "description": "<p>You find out what our robots do when nobody expects it.</p>",
                     *       "requirements": null,
                     *       "benefits": null,
                     *       "employment_type": "Full-time",
                     *       "industry": null,
                     *       "function": null,
                     *       "experience": null,
                     *       "education": null
                     *     }
                     */
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["JobCreationRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job itself, not wrapped in an object. */
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
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
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
    updateJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        /** @description The values to change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "department_id": "92b0002",
                 *       "salary": {
                 *         "salary_from": 70000,
                 *         "salary_to": 85000,
                 *         "salary_currency": "eur"
                 *       },
                 *       "keywords": [
                 *         "ros2",
                 *         "motion planning",
                 *         "c++",
                 *         "rust"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["JobUpdate"];
            };
        };
        responses: {
            /** @description The changed job. */
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
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
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
                     *         "salary_from": 70000,
                     *         "salary_to": 85000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-01-05T10:00:00Z",
                     *       "updated_at": "2026-06-02T09:30:00Z",
                     *       "keywords": [
                     *         "ros2",
                     *         "motion planning",
                     *         "c++",
                     *         "rust"
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["JobRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobActivities: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
            };
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. The example answers `GET /jobs/4F0A7C92BD/activities?limit=3`. */
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
                     *       "activities": [
                     *         {
                     *           "id": "019b8d9969000020",
                     *           "action": "opened",
                     *           "stage_name": null,
                     *           "created_at": "2026-01-05T10:00:00.000Z",
                     *           "body": null
                     *         },
                     *         {
                     *           "id": "019c22c690160002",
                     *           "action": "applied",
                     *           "stage_name": null,
                     *           "created_at": "2026-02-03T09:12:44.310Z",
                     *           "candidate": {
                     *             "id": "019c22c68ee00001",
                     *             "name": "Lena Vogt"
                     *           },
                     *           "body": null
                     *         },
                     *         {
                     *           "id": "019c4738f1780001",
                     *           "action": "interview",
                     *           "stage_name": "Interview",
                     *           "created_at": "2026-02-10T11:04:00.120Z",
                     *           "candidate": {
                     *             "id": "019c22c68ee00001",
                     *             "name": "Lena Vogt"
                     *           },
                     *           "member": {
                     *             "id": "019a00a1e0000002",
                     *             "name": "Ingrid Solberg",
                     *             "type": "Member"
                     *           },
                     *           "body": null
                     *         }
                     *       ],
                     *       "paging": {
                     *         "next": "http://localhost:3000/spi/v3/jobs/4F0A7C92BD/activities?limit=3&since_id=019c52a70b800002"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobActivityPage"];
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
    getJobApplicationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
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
    archiveJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job in its new state. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
                     *       "state": "archived",
                     *       "confidential": false,
                     *       "department": "Motion Control",
                     *       "department_hierarchy": [
                     *         {
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
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
                     *         "salary_from": 70000,
                     *         "salary_to": 85000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-01-05T10:00:00Z",
                     *       "updated_at": "2026-06-02T09:30:00Z",
                     *       "keywords": [
                     *         "ros2",
                     *         "motion planning",
                     *         "c++",
                     *         "rust"
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionRefused"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobCandidates: {
        parameters: {
            query?: {
                /**
                 * @description Only items created after this instant, exclusive. ISO 8601 with a zone, extended (`2026-01-01T00:00:00Z`) or
                 *     compact (`20260101T000000Z`), or Unix seconds (`1767225600`). Write the plus sign of an offset as `%2B` in a
                 *     URL. A nonexistent instant gets 400.
                 * @example 2026-01-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only candidates with exactly this e-mail address, regardless of case.
                 * @example lena.vogt@post.example
                 */
                email?: components["parameters"]["ByCandidateEmail"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Only candidates in the stage with this slug. An unknown stage has no candidates.
                 * @example interview
                 */
                stage?: components["parameters"]["ByStage"];
                /**
                 * @description An older name of `stage`. Ignored if both are given.
                 * @example interview
                 */
                state?: components["parameters"]["ByOldStage"];
                /**
                 * @description Only items changed after this instant, exclusive, in the same forms as `created_after`. The instant of a change
                 *     is when it began, shortly before it can be seen: to miss none, ask again from a minute before.
                 * @example 20260115T120000Z
                 */
                updated_after?: components["parameters"]["UpdatedAfter"];
            };
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates. The example answers `GET /jobs/4F0A7C92BD/candidates?limit=2`. */
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
                     *       "candidates": [
                     *         {
                     *           "id": "019c22c68ee00001",
                     *           "name": "Lena Vogt",
                     *           "firstname": "Lena",
                     *           "lastname": "Vogt",
                     *           "headline": "Robotics engineer",
                     *           "account": {
                     *             "subdomain": "nordlicht",
                     *             "name": "Nordlicht Robotics"
                     *           },
                     *           "job": {
                     *             "shortcode": "4F0A7C92BD",
                     *             "title": "Robotics Software Engineer"
                     *           },
                     *           "stage": "Interview",
                     *           "stage_kind": "interview",
                     *           "disqualified": false,
                     *           "anonymized": false,
                     *           "disqualification_reason": null,
                     *           "hired_at": null,
                     *           "moved_to_offer_at": null,
                     *           "sourced": false,
                     *           "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                     *           "email": "lena.vogt@post.example",
                     *           "domain": null,
                     *           "outlet": "SPI",
                     *           "common_source": "Unknown",
                     *           "common_source_category": "Other",
                     *           "created_at": "2026-02-03T09:12:44Z",
                     *           "updated_at": "2026-02-20T15:41:07Z"
                     *         },
                     *         {
                     *           "id": "019c435b68b00001",
                     *           "name": "Mateo Ruiz Alonso",
                     *           "firstname": "Mateo",
                     *           "lastname": "Ruiz Alonso",
                     *           "headline": null,
                     *           "account": {
                     *             "subdomain": "nordlicht",
                     *             "name": "Nordlicht Robotics"
                     *           },
                     *           "job": {
                     *             "shortcode": "4F0A7C92BD",
                     *             "title": "Robotics Software Engineer"
                     *           },
                     *           "stage": "Sourced",
                     *           "stage_kind": "sourced",
                     *           "disqualified": true,
                     *           "anonymized": false,
                     *           "disqualification_reason": "Lives too far away",
                     *           "hired_at": null,
                     *           "moved_to_offer_at": null,
                     *           "sourced": true,
                     *           "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/2",
                     *           "email": "mateo@ruiz-alonso.example",
                     *           "domain": "robotics-meetup.example",
                     *           "outlet": "SPI",
                     *           "common_source": "Unknown",
                     *           "common_source_category": "Other",
                     *           "created_at": "2026-02-09T17:03:10Z",
                     *           "updated_at": "2026-02-11T08:00:00Z"
                     *         }
                     *       ],
                     *       "paging": {
                     *         "next": "http://localhost:3000/spi/v3/jobs/4F0A7C92BD/candidates?limit=2&since_id=019c50ef83800001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CandidatePage"];
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
    createCandidate: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the candidate's first stage. An unknown stage gets 422.
                 * @example sourced
                 */
                stage?: components["parameters"]["IntoStage"];
            };
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sourced": true,
                 *       "candidate": {
                 *         "name": "Ida Lund",
                 *         "email": "ida.lund@post.example",
                 *         "headline": "Controls engineer",
                 *         "skills": [
                 *           "Rust",
                 *           "Simulink"
                 *         ],
                 *         "tags": [
                 *           "speaks Danish"
                 *         ],
                 *         "education_entries": [
                 *           {
                 *             "school": "Aalborg Universitet",
                 *             "degree": "M.Sc.",
                 *             "start_date": "2016-09-01",
                 *             "end_date": "2018-06-30"
                 *           }
                 *         ],
                 *         "answers": [
                 *           {
                 *             "question_key": "019b8d9969000009",
                 *             "value": 4
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CandidateCreate"];
            };
        };
        responses: {
            /** @description The candidate was created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "created",
                     *       "candidate": {
                     *         "id": "019cb910ec600001",
                     *         "name": "Ida Lund",
                     *         "firstname": "Ida",
                     *         "lastname": "Lund",
                     *         "headline": "Controls engineer",
                     *         "image_url": null,
                     *         "account": {
                     *           "subdomain": "nordlicht",
                     *           "name": "Nordlicht Robotics"
                     *         },
                     *         "job": {
                     *           "shortcode": "4F0A7C92BD",
                     *           "title": "Robotics Software Engineer"
                     *         },
                     *         "stage": "Sourced",
                     *         "stage_kind": "sourced",
                     *         "disqualified": false,
                     *         "disqualified_at": null,
                     *         "withdrew": false,
                     *         "anonymized": false,
                     *         "disqualification_reason": null,
                     *         "hired_at": null,
                     *         "moved_to_offer_at": null,
                     *         "sourced": true,
                     *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/4",
                     *         "address": null,
                     *         "phone": null,
                     *         "email": "ida.lund@post.example",
                     *         "outbound_mailbox": "90d2b6f47c1e3a58@outbound.localhost",
                     *         "domain": null,
                     *         "outlet": "SPI",
                     *         "common_source": "Unknown",
                     *         "common_source_category": "Other",
                     *         "uploader_id": null,
                     *         "created_at": "2026-03-04T13:37:00Z",
                     *         "updated_at": "2026-03-04T13:37:00Z",
                     *         "cover_letter": null,
                     *         "summary": null,
                     *         "education_entries": [
                     *           {
                     *             "id": "019cb910ec600002",
                     *             "degree": "M.Sc.",
                     *             "school": "Aalborg Universitet",
                     *             "field_of_study": null,
                     *             "start_date": "2016-09-01",
                     *             "end_date": "2018-06-30"
                     *           }
                     *         ],
                     *         "experience_entries": [],
                     *         "skills": [
                     *           {
                     *             "name": "Rust"
                     *           },
                     *           {
                     *             "name": "Simulink"
                     *           }
                     *         ],
                     *         "answers": [
                     *           {
                     *             "question": {
                     *               "body": "How many years have you worked on software for physical machines?"
                     *             },
                     *             "answer": {
                     *               "number": 4
                     *             }
                     *           }
                     *         ],
                     *         "resume_url": null,
                     *         "tags": [
                     *           "speaks Danish"
                     *         ],
                     *         "location": {
                     *           "location_str": null,
                     *           "country": null,
                     *           "country_code": null,
                     *           "region": null,
                     *           "region_code": null,
                     *           "city": null,
                     *           "zip_code": null
                     *         },
                     *         "originating_candidate_id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedCandidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The candidate's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019c22c68ee00001
                 */
                id: components["parameters"]["CandidateId"];
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate. */
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
                     *       "candidate": {
                     *         "id": "019c22c68ee00001",
                     *         "name": "Lena Vogt",
                     *         "firstname": "Lena",
                     *         "lastname": "Vogt",
                     *         "headline": "Robotics engineer",
                     *         "image_url": null,
                     *         "account": {
                     *           "subdomain": "nordlicht",
                     *           "name": "Nordlicht Robotics"
                     *         },
                     *         "job": {
                     *           "shortcode": "4F0A7C92BD",
                     *           "title": "Robotics Software Engineer"
                     *         },
                     *         "stage": "Interview",
                     *         "stage_kind": "interview",
                     *         "disqualified": false,
                     *         "disqualified_at": null,
                     *         "withdrew": false,
                     *         "anonymized": false,
                     *         "disqualification_reason": null,
                     *         "hired_at": null,
                     *         "moved_to_offer_at": null,
                     *         "sourced": false,
                     *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                     *         "address": "Lange Reihe 11, 20099 Hamburg",
                     *         "phone": "+49 40 5550100",
                     *         "email": "lena.vogt@post.example",
                     *         "outbound_mailbox": "3f1c9a7be2d04586@outbound.localhost",
                     *         "domain": null,
                     *         "outlet": "SPI",
                     *         "common_source": "Unknown",
                     *         "common_source_category": "Other",
                     *         "uploader_id": null,
                     *         "created_at": "2026-02-03T09:12:44Z",
                     *         "updated_at": "2026-02-20T15:41:07Z",
                     *         "cover_letter": "Your port robots pass my window every morning.",
                     *         "summary": "Six years of motion planning for warehouse and harbour machines.",
                     *         "education_entries": [
                     *           {
                     *             "id": "019c22c68ee00002",
                     *             "degree": "M.Sc.",
                     *             "school": "Technische Universität Hamburg",
                     *             "field_of_study": "Mechatronics",
                     *             "start_date": "2014-10-01",
                     *             "end_date": "2019-09-30"
                     *           }
                     *         ],
                     *         "experience_entries": [
                     *           {
                     *             "id": "019c22c68ee00003",
                     *             "title": "Software Engineer, Motion",
                     *             "summary": "Trajectories for a fleet of forklifts.",
                     *             "start_date": "2019-11-01",
                     *             "end_date": null,
                     *             "company": "Lagerlauf GmbH",
                     *             "industry": "Logistics",
                     *             "current": true
                     *           }
                     *         ],
                     *         "skills": [
                     *           {
                     *             "name": "C++"
                     *           },
                     *           {
                     *             "name": "ROS 2"
                     *           }
                     *         ],
                     *         "answers": [
                     *           {
                     *             "question": {
                     *               "body": "Which machine, large or small, have you written software for, and what did it do?"
                     *             },
                     *             "answer": {
                     *               "body": "A forklift, which found its own way."
                     *             }
                     *           },
                     *           {
                     *             "question": {
                     *               "body": "How many years have you worked on software for physical machines?"
                     *             },
                     *             "answer": {
                     *               "number": 6
                     *             }
                     *           }
                     *         ],
                     *         "resume_url": null,
                     *         "tags": [
                     *           "motion planning"
                     *         ],
                     *         "location": {
                     *           "location_str": "Hamburg, Germany",
                     *           "country": "Germany",
                     *           "country_code": "DE",
                     *           "region": "Hamburg",
                     *           "region_code": "HH",
                     *           "city": "Hamburg",
                     *           "zip_code": "20099"
                     *         },
                     *         "originating_candidate_id": null,
                     *         "social_profiles": [
                     *           {
                     *             "type": "github",
                     *             "username": "lenavogt",
                     *             "url": "https://github.example/lenavogt"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SingleCandidate"];
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
    closeJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job in its new state. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
                     *       "state": "closed",
                     *       "confidential": false,
                     *       "department": "Motion Control",
                     *       "department_hierarchy": [
                     *         {
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
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
                     *         "salary_from": 70000,
                     *         "salary_to": 85000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-01-05T10:00:00Z",
                     *       "updated_at": "2026-06-02T09:30:00Z",
                     *       "keywords": [
                     *         "ros2",
                     *         "motion planning",
                     *         "c++",
                     *         "rust"
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionRefused"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobCustomAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
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
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
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
    publishJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job in its new state. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
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
                     *         "salary_from": 70000,
                     *         "salary_to": 85000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-01-05T10:00:00Z",
                     *       "updated_at": "2026-06-02T09:30:00Z",
                     *       "keywords": [
                     *         "ros2",
                     *         "motion planning",
                     *         "c++",
                     *         "rust"
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionRefused"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
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
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
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
    restoreJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
                 * @example 4F0A7C92BD
                 */
                shortcode: components["parameters"]["Shortcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job in its new state. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
                     *       "state": "draft",
                     *       "confidential": false,
                     *       "department": "Motion Control",
                     *       "department_hierarchy": [
                     *         {
                     *           "id": 153812993,
                     *           "name": "Engineering"
                     *         },
                     *         {
                     *           "id": 153812994,
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
                     *         "salary_from": 70000,
                     *         "salary_to": 85000,
                     *         "salary_currency": "eur"
                     *       },
                     *       "created_at": "2026-01-05T10:00:00Z",
                     *       "updated_at": "2026-06-02T09:30:00Z",
                     *       "keywords": [
                     *         "ros2",
                     *         "motion planning",
                     *         "c++",
                     *         "rust"
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionRefused"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobStages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's shortcode, 10 upper-case hexadecimal digits. Anything else gets 404, like an unknown shortcode.
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
                 * @description Only the member with exactly this e-mail address, regardless of case.
                 * @example jonas.weber@nordlicht-robotics.example
                 */
                email?: components["parameters"]["ByEmail"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only members with exactly this full name, case-sensitive.
                 * @example Jonas Weber
                 */
                name?: components["parameters"]["ByName"];
                /**
                 * @description Only members with this role.
                 * @example simple
                 */
                role?: components["parameters"]["ByRole"];
                /**
                 * @description A job's shortcode: only those who work on that job. An unknown or malformed shortcode gets 404.
                 * @example 4F0A7C92BD
                 */
                shortcode?: components["parameters"]["ByJob"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Active members, deactivated ones or both.
                 * @example active
                 */
                status?: components["parameters"]["ByStatus"];
            };
            header?: never;
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
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The member's id, all of their roles, and all of their rules. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019a4e53b4e00001",
                 *       "roles": [
                 *         "ats.simple",
                 *         "hris.employee"
                 *       ],
                 *       "collaboration_rules": [
                 *         {
                 *           "role": "recruiting_admin",
                 *           "departments": [
                 *             {
                 *               "id": "92b0001"
                 *             }
                 *           ],
                 *           "locations": [
                 *             {
                 *               "any": true
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The changed member. */
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
                     *       "id": "019a4e53b4e00001",
                     *       "name": "Lena Brandt",
                     *       "headline": "Talent Partner, Engineering",
                     *       "email": "lena.brandt@nordlicht-robotics.example",
                     *       "role": "simple",
                     *       "type": "Member",
                     *       "hris_role": "hris_employee",
                     *       "roles": [
                     *         "ats.simple",
                     *         "hris.employee"
                     *       ],
                     *       "collaboration_rules": [
                     *         {
                     *           "role": "recruiting_admin",
                     *           "departments": [
                     *             {
                     *               "id": "92b0001"
                     *             }
                     *           ],
                     *           "locations": [
                     *             {
                     *               "any": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "hris_member_scope": null
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatedMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GiverRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RolesRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deactivateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member's id. A malformed id gets 404, like an unknown one.
                 * @example 019a060a9c300001
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was deactivated. */
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
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The member's id. A malformed id gets 404, like an unknown one.
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
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new member. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "kim.larsen@nordlicht-robotics.example",
                 *       "roles": [
                 *         "ats.simple"
                 *       ],
                 *       "member_id": "019a00a1e0000002",
                 *       "collaboration_rules": [
                 *         {
                 *           "role": "reviewer",
                 *           "departments": [
                 *             {
                 *               "id": "92b0001"
                 *             }
                 *           ],
                 *           "locations": [
                 *             {
                 *               "country_code": "DE"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            /** @description The new member. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019b3f51c2a00001",
                     *       "email": "kim.larsen@nordlicht-robotics.example",
                     *       "role": "simple",
                     *       "hris_role": "hris_no_access",
                     *       "roles": [
                     *         "ats.simple",
                     *         "hris.no_access"
                     *       ],
                     *       "collaboration_rules": [
                     *         {
                     *           "role": "reviewer",
                     *           "departments": [
                     *             {
                     *               "id": "92b0001"
                     *             }
                     *           ],
                     *           "locations": [
                     *             {
                     *               "country_code": "DE"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvitedMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InviterRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["InvitationRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPermissionSets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission sets, not wrapped in an object. */
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
                     *         "id": "ats_admin",
                     *         "name": "ats.admin",
                     *         "label": {
                     *           "en": "Recruiting admin"
                     *         },
                     *         "description": {
                     *           "en": "Sees and changes everything in recruiting, and the settings of the account"
                     *         }
                     *       },
                     *       {
                     *         "id": "ats_simple",
                     *         "name": "ats.simple",
                     *         "label": {
                     *           "en": "Recruiting member"
                     *         },
                     *         "description": {
                     *           "en": "Works on the jobs that they are a member of"
                     *         }
                     *       },
                     *       {
                     *         "id": "ats_reviewer",
                     *         "name": "ats.reviewer",
                     *         "label": {
                     *           "en": "Reviewer"
                     *         },
                     *         "description": {
                     *           "en": "Reads and rates the candidates of the jobs that they are a member of"
                     *         }
                     *       },
                     *       {
                     *         "id": "ats_recruiter",
                     *         "name": "ats.recruiter",
                     *         "label": {
                     *           "en": "External recruiter"
                     *         },
                     *         "description": {
                     *           "en": "Puts candidates forward for the jobs that they are a member of"
                     *         }
                     *       },
                     *       {
                     *         "id": "ats_no_access",
                     *         "name": "ats.no_access",
                     *         "label": {
                     *           "en": "No access to recruiting"
                     *         },
                     *         "description": {
                     *           "en": "Sees nothing in recruiting"
                     *         }
                     *       },
                     *       {
                     *         "id": "hris_admin",
                     *         "name": "hris.admin",
                     *         "label": {
                     *           "en": "HR admin"
                     *         },
                     *         "description": {
                     *           "en": "Sees and changes all employees, and decides on their time off"
                     *         }
                     *       },
                     *       {
                     *         "id": "hris_employee",
                     *         "name": "hris.employee",
                     *         "label": {
                     *           "en": "Employee"
                     *         },
                     *         "description": {
                     *           "en": "Sees the public fields of employees and their own record"
                     *         }
                     *       },
                     *       {
                     *         "id": "hris_limited",
                     *         "name": "hris.limited",
                     *         "label": {
                     *           "en": "Employee with limited access"
                     *         },
                     *         "description": {
                     *           "en": "Sees their own record only"
                     *         }
                     *       },
                     *       {
                     *         "id": "hris_no_access",
                     *         "name": "hris.no_access",
                     *         "label": {
                     *           "en": "No access to HR"
                     *         },
                     *         "description": {
                     *           "en": "Sees nothing in HR"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PermissionSetList"];
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
    listRecruiters: {
        parameters: {
            query?: {
                /**
                 * @description A job's shortcode: only those who work on that job. An unknown or malformed shortcode gets 404.
                 * @example 4F0A7C92BD
                 */
                shortcode?: components["parameters"]["ByJob"];
            };
            header?: never;
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
            header?: never;
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
    createStage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new stage. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Case Study",
                 *       "kind": "assessment",
                 *       "position": 5
                 *     }
                 */
                "application/json": components["schemas"]["StageCreate"];
            };
        };
        responses: {
            /** @description The new stage. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "identifier": "019a00a1e3e80008",
                     *       "slug": "case-study",
                     *       "name": "Case Study",
                     *       "kind": "assessment",
                     *       "position": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Stage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["StageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteStage: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the stage to which the candidates of the deleted stage move.
                 * @example interview
                 */
                target_stage?: components["parameters"]["TargetStage"];
            };
            header?: never;
            path: {
                /**
                 * @description The `identifier` of the stage that is deleted. A malformed one gets 404, like an unknown one.
                 * @example 019a00a1e3e80004
                 */
                id: components["parameters"]["DeletedStageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stage was deleted. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StageInUse"];
            422: components["responses"]["StageKept"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The stage's `identifier`. A malformed one gets 404, like an unknown one.
                 * @example 019a00a1e3e80003
                 */
                id: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First Call"
                 *     }
                 */
                "application/json": components["schemas"]["StageUpdate"];
            };
        };
        responses: {
            /** @description The renamed stage. */
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
                     *       "id": 3,
                     *       "identifier": "019a00a1e3e80003",
                     *       "slug": "phone-screen",
                     *       "name": "First Call",
                     *       "kind": "phone-screen",
                     *       "position": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Stage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["StageNameRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderStages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole order. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stages": [
                 *         "sourced",
                 *         "applied",
                 *         "phone-screen",
                 *         "case-study",
                 *         "assessment",
                 *         "interview",
                 *         "offer",
                 *         "hired"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StageOrder"];
            };
        };
        responses: {
            /** @description The stages in the new order. */
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
                     *           "id": 8,
                     *           "identifier": "019a00a1e3e80008",
                     *           "slug": "case-study",
                     *           "name": "Case Study",
                     *           "kind": "assessment",
                     *           "position": 4
                     *         },
                     *         {
                     *           "id": 4,
                     *           "identifier": "019a00a1e3e80004",
                     *           "slug": "assessment",
                     *           "name": "Assessment",
                     *           "kind": "assessment",
                     *           "position": 5
                     *         },
                     *         {
                     *           "id": 5,
                     *           "identifier": "019a00a1e3e80005",
                     *           "slug": "interview",
                     *           "name": "Interview",
                     *           "kind": "interview",
                     *           "position": 6
                     *         },
                     *         {
                     *           "id": 6,
                     *           "identifier": "019a00a1e3e80006",
                     *           "slug": "offer",
                     *           "name": "Offer",
                     *           "kind": "offer",
                     *           "position": 7
                     *         },
                     *         {
                     *           "id": 7,
                     *           "identifier": "019a00a1e3e80007",
                     *           "slug": "hired",
                     *           "name": "Hired",
                     *           "kind": "hired",
                     *           "position": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["StageOrderIncomplete"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
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
                     *       "subscriptions": [
                     *         {
                     *           "id": 41,
                     *           "event": "candidate_moved",
                     *           "target": "https://hooks.nordlicht.example/candidates?event_type=candidate_moved",
                     *           "valid_until": null,
                     *           "created_at": "2026-01-20T09:15:30.250Z",
                     *           "stage_slug": "hired",
                     *           "job_shortcode": "4F0A7C92BD",
                     *           "state": "active",
                     *           "disabled_at": null,
                     *           "disabled_reason": null
                     *         },
                     *         {
                     *           "id": 42,
                     *           "event": "employee_created",
                     *           "target": "https://people.nordlicht.example/spindle",
                     *           "valid_until": null,
                     *           "created_at": "2026-03-01T08:00:00.000Z",
                     *           "stage_slug": null,
                     *           "job_shortcode": null,
                     *           "state": "active",
                     *           "disabled_at": null,
                     *           "disabled_reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionList"];
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
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": "https://hooks.nordlicht.example/candidates?event_type=candidate_created",
                 *       "event": "candidate_created",
                 *       "args": {
                 *         "account_id": "nordlicht",
                 *         "job_shortcode": "4F0A7C92BD",
                 *         "stage_slug": ""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionCreate"];
            };
        };
        responses: {
            /** @description The subscription was created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 43
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionCreated"];
                };
            };
            400: components["responses"]["SubscriptionRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TargetTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["SubscriptionRemoved"];
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
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only items created after this instant, exclusive. ISO 8601 with a zone, extended (`2026-01-01T00:00:00Z`) or
                 *     compact (`20260101T000000Z`), or Unix seconds (`1767225600`). Write the plus sign of an offset as `%2B` in a
                 *     URL. A nonexistent instant gets 400.
                 * @example 2026-01-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description The maximum number of items on a page. More than 100 counts as 100; less than 1, or anything but a plain
                 *     integer, gets 400.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only items whose id is less than or equal to this one. It is a position: no item with this id needs to exist.
                 *     1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another server
                 *     works too; anything else gets 400.
                 * @example 019caeddd6e00001
                 */
                max_id?: components["parameters"]["MaxId"];
                /**
                 * @description Only items whose id is greater than or equal to this one. It is a position: no item with this id needs to
                 *     exist. 1 to 16 hexadecimal digits in either case, compared as a number, so that a position stored from another
                 *     server works too; anything else gets 400.
                 * @example 019a00a1e0000001
                 */
                since_id?: components["parameters"]["SinceId"];
                /**
                 * @description Only deliveries in this state; `undelivered` are those in any state except `delivered`. Any other value gets
                 *     400.
                 * @example failed
                 */
                state?: components["parameters"]["ByDeliveryState"];
            };
            header?: never;
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
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
                     *       "deliveries": [
                     *         {
                     *           "id": "019c7a7df1000001",
                     *           "notification_id": "2f6f0c8f-5b3e-4b0f-8a52-7c1d4e7e9d1a",
                     *           "event": "candidate_moved",
                     *           "state": "failed",
                     *           "sequence": 1,
                     *           "occurred_at": "2026-02-20T09:59:59.900Z",
                     *           "created_at": "2026-02-20T10:00:00.000Z",
                     *           "delivered_at": null,
                     *           "next_attempt_at": null,
                     *           "attempt_count": 10,
                     *           "test": false
                     *         },
                     *         {
                     *           "id": "019caeddd6e00001",
                     *           "notification_id": "7d0c8f8a-6f0e-4c55-9a0b-3c1c6b0f2f11",
                     *           "event": "candidate_moved",
                     *           "state": "delivered",
                     *           "sequence": 2,
                     *           "occurred_at": "2026-03-02T14:04:59.700Z",
                     *           "created_at": "2026-03-02T14:05:00.000Z",
                     *           "delivered_at": "2026-03-02T14:05:06.120Z",
                     *           "next_attempt_at": null,
                     *           "attempt_count": 2,
                     *           "test": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPage"];
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
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019caeddd6e00001
                 */
                delivery: components["parameters"]["DeliveryId"];
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
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
                     *       "id": "019caeddd6e00001",
                     *       "notification_id": "7d0c8f8a-6f0e-4c55-9a0b-3c1c6b0f2f11",
                     *       "event": "candidate_moved",
                     *       "state": "delivered",
                     *       "sequence": 2,
                     *       "occurred_at": "2026-03-02T14:04:59.700Z",
                     *       "created_at": "2026-03-02T14:05:00.000Z",
                     *       "delivered_at": "2026-03-02T14:05:06.120Z",
                     *       "next_attempt_at": null,
                     *       "attempt_count": 2,
                     *       "test": false,
                     *       "attempts": [
                     *         {
                     *           "started_at": "2026-03-02T14:05:00.010Z",
                     *           "duration": 5003,
                     *           "status": null,
                     *           "fault": "timeout",
                     *           "answer": null
                     *         },
                     *         {
                     *           "started_at": "2026-03-02T14:05:05.900Z",
                     *           "duration": 220,
                     *           "status": 200,
                     *           "fault": null,
                     *           "answer": "ok"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryDetail"];
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
    redeliverDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The delivery's id, 1 to 16 hexadecimal digits in either case. Anything else gets 404, like an unknown id.
                 * @example 019caeddd6e00001
                 */
                delivery: components["parameters"]["DeliveryId"];
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification will be sent. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionDisabled"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active subscription. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "event": "candidate_moved",
                     *       "target": "https://hooks.nordlicht.example/candidates?event_type=candidate_moved",
                     *       "valid_until": null,
                     *       "created_at": "2026-01-20T09:15:30.250Z",
                     *       "stage_slug": "hired",
                     *       "job_shortcode": "4F0A7C92BD",
                     *       "state": "active",
                     *       "disabled_at": null,
                     *       "disabled_reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverFailed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-02-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["RedeliverySince"];
            };
        };
        responses: {
            /** @description The notifications will be sent. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RedeliveryCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionDisabled"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSubscriptionSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_bm9yZGxpY2h0LXJvYm90aWNzLWV4YW1wbGUtb25seSE="
                     *     }
                     */
                    "application/json": components["schemas"]["SigningSecret"];
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
    rotateSubscriptionSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_YS1zZWNvbmQtZXhhbXBsZS1zZWNyZXQtbm9yZGxpY2g=",
                     *       "previous_valid_until": "2026-03-03T14:10:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedSecret"];
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
    testSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The subscription's id, an integer. Anything else gets 404, like an unknown id.
                 * @example 41
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification will be sent. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019caee26ac00001"
                     *     }
                     */
                    "application/json": components["schemas"]["TestDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionDisabled"];
            422: components["responses"]["OtherRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setTimeOffAllowance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole allowance. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_id": "019a060a9c300002",
                 *       "category_id": "019a00a1f3880001",
                 *       "year": 2027,
                 *       "entitlement": "32.00",
                 *       "carry_over": "1.50"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffAllowanceSetting"];
            };
        };
        responses: {
            /** @description The allowance. */
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
                     *       "employee_id": "019a060a9c300002",
                     *       "category_id": "019a00a1f3880001",
                     *       "year": 2027,
                     *       "entitlement": "32.00",
                     *       "carry_over": "1.50"
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffAllowance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotTimeOffAdmin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["AllowanceRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideTimeOffApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The approval's id, from `pending_approvals`. A malformed id gets 404, like an unknown one.
                 * @example 019e4adb10520002
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "approved",
                 *       "approver_id": "019a00a1e0000002",
                 *       "member_id": "019a00a1e0000002"
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The request in its current state. */
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
                     *       "id": "019e4adb10520001",
                     *       "employee_id": "019a060a9c300002",
                     *       "from_date": "2026-06-22T00:00:00.000",
                     *       "to_date": "2026-06-26T23:59:59.000",
                     *       "formatted_period": "22 June 2026 - 26 June 2026",
                     *       "state": "approved",
                     *       "requesting_total": 5,
                     *       "timeoff_tracking_unit": "half_days",
                     *       "half_days": [],
                     *       "updated_by": "Jonas Weber",
                     *       "updated_at": "2026-05-22T08:30:17.642Z",
                     *       "category_name": "Paid time off",
                     *       "pending_approvals": []
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotTheApprover"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecidedAlready"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTimeOffBalances: {
        parameters: {
            query?: {
                /**
                 * @description The employee whose balances to return. Required with an account or service token; with a user token by default
                 *     the member's own.
                 * @example 019a060a9c300002
                 */
                employee_id?: components["parameters"]["BalancesOf"];
                /**
                 * @description The calendar year, by default the current one in UTC.
                 * @example 2026
                 */
                year?: components["parameters"]["BalanceYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. The example answers `GET /timeoff/balances?employee_id=019a060a9c300002&year=2026`. */
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
                     *       "balances": [
                     *         {
                     *           "units_available": "28.50",
                     *           "units_carry_over_available": "2.00",
                     *           "units_used": "1.50",
                     *           "has_unlimited_timeoff": false,
                     *           "category_id": "019a00a1f3880001",
                     *           "time_off_tracking_unit": "half_days",
                     *           "name": "Paid time off",
                     *           "description": "Holidays, moving house, a day for yourself"
                     *         },
                     *         {
                     *           "units_available": "72.00",
                     *           "units_carry_over_available": "0.00",
                     *           "units_used": "8.00",
                     *           "has_unlimited_timeoff": false,
                     *           "category_id": "019a00a1f3880002",
                     *           "time_off_tracking_unit": "hours",
                     *           "name": "Sick leave",
                     *           "description": "Counted in hours; tell your manager before nine"
                     *         },
                     *         {
                     *           "units_available": "0.00",
                     *           "units_carry_over_available": "0.00",
                     *           "units_used": "0.00",
                     *           "has_unlimited_timeoff": true,
                     *           "category_id": "019a00a1f3880003",
                     *           "time_off_tracking_unit": "full_days",
                     *           "name": "Unpaid leave",
                     *           "description": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffBalanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfReach"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTimeOffCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories of the account. */
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
                     *       "categories": [
                     *         {
                     *           "id": "019a00a1f3880001",
                     *           "name": "Paid time off",
                     *           "type": "paid",
                     *           "description": "Holidays, moving house, a day for yourself"
                     *         },
                     *         {
                     *           "id": "019a00a1f3880002",
                     *           "name": "Sick leave",
                     *           "type": "paid",
                     *           "description": "Counted in hours; tell your manager before nine"
                     *         },
                     *         {
                     *           "id": "019a00a1f3880003",
                     *           "name": "Unpaid leave",
                     *           "type": "unpaid",
                     *           "description": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffCategoryList"];
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
    createTimeOffCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new category. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Training",
                 *       "type": "paid",
                 *       "description": "Courses and conferences",
                 *       "tracking_unit": "half_days",
                 *       "yearly_entitlement": "5",
                 *       "approval": "members",
                 *       "approvers": [
                 *         "019a00a1e0000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffCategoryCreate"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019e4b02c6a10001",
                     *       "name": "Training",
                     *       "type": "paid",
                     *       "description": "Courses and conferences",
                     *       "tracking_unit": "half_days",
                     *       "unlimited": false,
                     *       "yearly_entitlement": "5.00",
                     *       "approval": "members",
                     *       "approval_levels": 1,
                     *       "approvers": [
                     *         "019a00a1e0000002"
                     *       ],
                     *       "position": 3
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffCategoryRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotTimeOffAdmin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["NewCategoryRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeOffCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id. A malformed id gets 404, like an unknown one.
                 * @example 019a00a1f3880002
                 */
                id: components["parameters"]["TimeOffCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category, not wrapped in an object. */
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
                     *       "id": "019a00a1f3880002",
                     *       "name": "Sick leave",
                     *       "type": "paid",
                     *       "description": "Counted in hours; tell your manager before nine",
                     *       "tracking_unit": "hours",
                     *       "unlimited": false,
                     *       "yearly_entitlement": "80.00",
                     *       "approval": "none",
                     *       "approval_levels": 1,
                     *       "approvers": [],
                     *       "position": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffCategoryRules"];
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
    deleteTimeOffCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the category that is deleted. A malformed id gets 404, like an unknown one.
                 * @example 019a00a1f3880003
                 */
                id: components["parameters"]["DeletedCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category was deleted. */
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
            403: components["responses"]["NotTimeOffAdmin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CategoryInUse"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTimeOffCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id. A malformed id gets 404, like an unknown one.
                 * @example 019a00a1f3880002
                 */
                id: components["parameters"]["TimeOffCategoryId"];
            };
            cookie?: never;
        };
        /** @description The changed fields. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Counted in hours",
                 *       "approval": "members",
                 *       "approvers": [
                 *         "019a00a1e0000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffCategoryUpdate"];
            };
        };
        responses: {
            /** @description The changed category. */
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
                     *       "id": "019a00a1f3880002",
                     *       "name": "Sick leave",
                     *       "type": "paid",
                     *       "description": "Counted in hours",
                     *       "tracking_unit": "hours",
                     *       "unlimited": false,
                     *       "yearly_entitlement": "80.00",
                     *       "approval": "members",
                     *       "approval_levels": 1,
                     *       "approvers": [
                     *         "019a00a1e0000002"
                     *       ],
                     *       "position": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffCategoryRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotTimeOffAdmin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CategoryUnitFixed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["CategoryRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTimeOffRequests: {
        parameters: {
            query: {
                /**
                 * @description Only requests of these categories. An unknown category matches nothing.
                 * @example [
                 *       "019a00a1f3880001"
                 *     ]
                 */
                category_ids?: components["parameters"]["InCategories"];
                /**
                 * @description Only requests of this employee. Combined with `employee_ids` if both are given.
                 * @example 019a060a9c300002
                 */
                employee_id?: components["parameters"]["OfEmployee"];
                /**
                 * @description Only requests of these employees. Duplicate ids count once.
                 * @example [
                 *       "019a060a9c300002"
                 *     ]
                 */
                employee_ids?: components["parameters"]["OfEmployees"];
                /**
                 * @description The start of the period: a date and time without a zone, with or without milliseconds. A zone or a nonexistent
                 *     day gets 400. A date alone is the start of that day under the profile `family` and otherwise gets 400.
                 * @example 2026-03-01T00:00:00
                 */
                from_date: components["parameters"]["FrameStart"];
                /**
                 * @description The maximum number of items on a page.
                 * @example 10
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of matching items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["PageOffset"];
                /**
                 * @description Only requests in these states, by default all.
                 * @example [
                 *       "pending",
                 *       "approved"
                 *     ]
                 */
                states?: components["parameters"]["InStates"];
                /**
                 * @description The end of the period, in the same form. Without it the period has no end. A value before `from_date` gets
                 *     400.
                 * @example 2026-12-31T23:59:59.999
                 */
                to_date?: components["parameters"]["FrameEnd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A page of requests. The example answers
             *     `GET /timeoff/requests?from_date=2026-03-01T00:00:00&employee_id=019a060a9c300002`.
             */
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
                     *       "total_count": 3,
                     *       "requests": [
                     *         {
                     *           "id": "019c46d3141e0001",
                     *           "employee_id": "019a060a9c300002",
                     *           "from_date": "2026-03-09T00:00:00.000",
                     *           "to_date": "2026-03-10T23:59:59.000",
                     *           "formatted_period": "09 March 2026 - 10 March 2026",
                     *           "state": "approved",
                     *           "requesting_total": 2,
                     *           "timeoff_tracking_unit": "half_days",
                     *           "half_days": [
                     *             {
                     *               "date": "2026-03-10T00:00:00.000",
                     *               "half": "first"
                     *             }
                     *           ],
                     *           "updated_by": "Jonas Weber",
                     *           "updated_at": "2026-02-10T09:12:44.318Z",
                     *           "category_name": "Paid time off",
                     *           "pending_approvals": []
                     *         },
                     *         {
                     *           "id": "019e15c39fcb0001",
                     *           "employee_id": "019a060a9c300002",
                     *           "from_date": "2026-05-11T00:00:00.000",
                     *           "to_date": "2026-05-11T23:59:00.000",
                     *           "formatted_period": "11 May 2026 (00:00) - 11 May 2026 (23:59)",
                     *           "state": "approved",
                     *           "requesting_total": 8,
                     *           "timeoff_tracking_unit": "hours",
                     *           "half_days": [],
                     *           "updated_by": "Jonas Weber",
                     *           "updated_at": "2026-05-11T06:40:02.507Z",
                     *           "category_name": "Sick leave",
                     *           "pending_approvals": []
                     *         },
                     *         {
                     *           "id": "019e4adb10520001",
                     *           "employee_id": "019a060a9c300002",
                     *           "from_date": "2026-06-22T00:00:00.000",
                     *           "to_date": "2026-06-26T23:59:59.000",
                     *           "formatted_period": "22 June 2026 - 26 June 2026",
                     *           "state": "pending",
                     *           "requesting_total": 5,
                     *           "timeoff_tracking_unit": "half_days",
                     *           "half_days": [],
                     *           "updated_by": "Jonas Weber",
                     *           "updated_at": "2026-05-21T14:05:31.090Z",
                     *           "category_name": "Paid time off",
                     *           "pending_approvals": [
                     *             {
                     *               "id": "019e4adb10520002",
                     *               "approver_id": "019a00a1e0000002"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOffPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfReach"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTimeOffRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat, for example if its response is lost: a name of your choice for this change,
                 *     such as a UUID. For 24 hours the same request with the same key is not carried out again but gets the first
                 *     response, with the header `Idempotent-Replayed: true`. While the first one is running the response is 409;
                 *     with another body or other parameters it is 422. Errors (4xx and 5xx) are not stored: repeating the request is
                 *     a new attempt. A key is bound to the client, the method and the path; with a user token, also to its member. A
                 *     key of more than 255 characters, or with any but visible ASCII characters, gets 400.
                 * @example 5f0c2c1e-9a51-4a3e-8a7d-3f1de8a2f6b4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The requested time off. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_id": "019a060a9c300002",
                 *       "member_id": "019a060a9c300001",
                 *       "category_id": "019a00a1f3880001",
                 *       "from_date": "2026-07-20T00:00:00.000",
                 *       "to_date": "2026-07-24T23:59:59.000",
                 *       "note": "Sailing",
                 *       "half_days": [
                 *         {
                 *           "date": "2026-07-24T00:00:00.000",
                 *           "half": "first"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffCreate"];
            };
        };
        responses: {
            /** @description The request in its current state. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Rate-Limit-Limit": components["headers"]["RateLimitLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019e4ae877d30001",
                     *       "employee_id": "019a060a9c300002",
                     *       "from_date": "2026-07-20T00:00:00.000",
                     *       "to_date": "2026-07-24T23:59:59.000",
                     *       "formatted_period": "20 July 2026 - 24 July 2026",
                     *       "state": "pending",
                     *       "requesting_total": 5,
                     *       "timeoff_tracking_unit": "half_days",
                     *       "half_days": [
                     *         {
                     *           "date": "2026-07-24T00:00:00.000",
                     *           "half": "first"
                     *         }
                     *       ],
                     *       "updated_by": "Jonas Weber",
                     *       "category_name": "Paid time off",
                     *       "pending_approvals": [
                     *         {
                     *           "id": "019e4ae877d30002",
                     *           "approver_id": "019a00a1e0000002"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedTimeOff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfReach"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["NobodyToAskFor"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWorkSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work schedules, not wrapped in an object. */
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
                     *         "id": "019a00a1f0000001",
                     *         "name": "Part time",
                     *         "status": "active",
                     *         "work_days": [
                     *           {
                     *             "day_of_week": "monday",
                     *             "work_hours": "8.00",
                     *             "break_duration": "01:00",
                     *             "work_intervals": [
                     *               {
                     *                 "from_time": "09:00",
                     *                 "to_time": "18:00"
                     *               }
                     *             ],
                     *             "break_intervals": []
                     *           },
                     *           {
                     *             "day_of_week": "thursday",
                     *             "work_hours": "4.50",
                     *             "break_duration": "01:00",
                     *             "work_intervals": [
                     *               {
                     *                 "from_time": "09:00",
                     *                 "to_time": "14:30"
                     *               }
                     *             ],
                     *             "break_intervals": []
                     *           }
                     *         ],
                     *         "week_starts_on": "monday",
                     *         "work_hours": "12.50",
                     *         "sample": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WorkScheduleList"];
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
    receiveCandidateCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01",
                 *       "event_type": "candidate_created",
                 *       "resource_type": "candidate",
                 *       "fired_at": "2026-02-03T09:12:44.871Z",
                 *       "data": {
                 *         "id": "019c22c68ee00001",
                 *         "name": "Lena Vogt",
                 *         "firstname": "Lena",
                 *         "lastname": "Vogt",
                 *         "headline": "Robotics engineer",
                 *         "image_url": null,
                 *         "account": {
                 *           "subdomain": "nordlicht",
                 *           "name": "Nordlicht Robotics"
                 *         },
                 *         "job": {
                 *           "shortcode": "4F0A7C92BD",
                 *           "title": "Robotics Software Engineer"
                 *         },
                 *         "stage": "Applied",
                 *         "stage_kind": "applied",
                 *         "disqualified": false,
                 *         "disqualified_at": null,
                 *         "withdrew": false,
                 *         "anonymized": false,
                 *         "disqualification_reason": null,
                 *         "hired_at": null,
                 *         "moved_to_offer_at": null,
                 *         "sourced": false,
                 *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                 *         "address": "Lange Reihe 11, 20099 Hamburg",
                 *         "phone": "+49 40 5550100",
                 *         "email": "lena.vogt@post.example",
                 *         "outbound_mailbox": "3f1c9a7be2d04586@outbound.localhost",
                 *         "domain": null,
                 *         "outlet": "SPI",
                 *         "common_source": "Unknown",
                 *         "common_source_category": "Other",
                 *         "uploader_id": null,
                 *         "created_at": "2026-02-03T09:12:44Z",
                 *         "updated_at": "2026-02-03T09:12:44Z",
                 *         "cover_letter": "Your port robots pass my window every morning.",
                 *         "summary": "Six years of motion planning for warehouse and harbour machines.",
                 *         "education_entries": [],
                 *         "experience_entries": [],
                 *         "skills": [
                 *           {
                 *             "name": "C++"
                 *           },
                 *           {
                 *             "name": "ROS 2"
                 *           }
                 *         ],
                 *         "answers": [],
                 *         "resume_url": null,
                 *         "tags": [],
                 *         "location": {
                 *           "location_str": "Hamburg, Germany",
                 *           "country": "Germany",
                 *           "country_code": "DE",
                 *           "region": "Hamburg",
                 *           "region_code": "HH",
                 *           "city": "Hamburg",
                 *           "zip_code": "20099"
                 *         },
                 *         "originating_candidate_id": null
                 *       },
                 *       "sequence": 1,
                 *       "occurred_at": "2026-02-03T09:12:44.318Z"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateCreatedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveCandidateDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "4b1d7e90-8c2f-4a65-b3d8-9f0e1c2d3a08",
                 *       "event_type": "candidate_deleted",
                 *       "resource_type": "candidate",
                 *       "fired_at": "2026-03-04T10:20:00.482Z",
                 *       "data": {
                 *         "id": "019c22c68ee00001"
                 *       },
                 *       "sequence": 3,
                 *       "occurred_at": "2026-03-04T10:20:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateDeletedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveCandidateMoved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8de2f4-3c1e-4f57-8d0b-61f3a2c9b502",
                 *       "event_type": "candidate_moved",
                 *       "resource_type": "candidate",
                 *       "fired_at": "2026-02-20T15:41:08.020Z",
                 *       "data": {
                 *         "id": "019c22c68ee00001",
                 *         "name": "Lena Vogt",
                 *         "firstname": "Lena",
                 *         "lastname": "Vogt",
                 *         "headline": "Robotics engineer",
                 *         "image_url": null,
                 *         "account": {
                 *           "subdomain": "nordlicht",
                 *           "name": "Nordlicht Robotics"
                 *         },
                 *         "job": {
                 *           "shortcode": "4F0A7C92BD",
                 *           "title": "Robotics Software Engineer"
                 *         },
                 *         "stage": "Interview",
                 *         "stage_kind": "interview",
                 *         "disqualified": false,
                 *         "disqualified_at": null,
                 *         "withdrew": false,
                 *         "anonymized": false,
                 *         "disqualification_reason": null,
                 *         "hired_at": null,
                 *         "moved_to_offer_at": null,
                 *         "sourced": false,
                 *         "profile_url": "http://nordlicht.localhost:3000/backend/jobs/1/candidates/1",
                 *         "address": "Lange Reihe 11, 20099 Hamburg",
                 *         "phone": "+49 40 5550100",
                 *         "email": "lena.vogt@post.example",
                 *         "outbound_mailbox": "3f1c9a7be2d04586@outbound.localhost",
                 *         "domain": null,
                 *         "outlet": "SPI",
                 *         "common_source": "Unknown",
                 *         "common_source_category": "Other",
                 *         "uploader_id": null,
                 *         "created_at": "2026-02-03T09:12:44Z",
                 *         "updated_at": "2026-02-20T15:41:07Z",
                 *         "cover_letter": "Your port robots pass my window every morning.",
                 *         "summary": "Six years of motion planning for warehouse and harbour machines.",
                 *         "education_entries": [],
                 *         "experience_entries": [],
                 *         "skills": [
                 *           {
                 *             "name": "C++"
                 *           },
                 *           {
                 *             "name": "ROS 2"
                 *           }
                 *         ],
                 *         "answers": [],
                 *         "resume_url": null,
                 *         "tags": [
                 *           "motion planning"
                 *         ],
                 *         "location": {
                 *           "location_str": "Hamburg, Germany",
                 *           "country": "Germany",
                 *           "country_code": "DE",
                 *           "region": "Hamburg",
                 *           "region_code": "HH",
                 *           "city": "Hamburg",
                 *           "zip_code": "20099"
                 *         },
                 *         "originating_candidate_id": null,
                 *         "social_profiles": [
                 *           {
                 *             "type": "github",
                 *             "username": "lenavogt",
                 *             "url": "https://github.example/lenavogt"
                 *           }
                 *         ]
                 *       },
                 *       "sequence": 7,
                 *       "occurred_at": "2026-02-20T15:41:07.655Z"
                 *     }
                 */
                "application/json": components["schemas"]["CandidateMovedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveEmployeeCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "9e6b7d10-52b4-4c38-a2f7-0c4b1c1f4d03",
                 *       "event_type": "employee_created",
                 *       "resource_type": "employee",
                 *       "fired_at": "2026-03-02T14:00:00.912Z",
                 *       "data": {
                 *         "id": "019caf3e18000001",
                 *         "state": "draft",
                 *         "status": "status_draft",
                 *         "firstname": "Yuki",
                 *         "lastname": "Tanaka",
                 *         "employee_number": "4",
                 *         "job_title": "Robotics Engineer",
                 *         "start_date": "2026-05-04T00:00:00.000Z",
                 *         "department": "Motion Control",
                 *         "manager_id": "019a060a9c300002",
                 *         "reports_to": "019a060a9c300002",
                 *         "nationality": "Japanese"
                 *       },
                 *       "sequence": 4,
                 *       "occurred_at": "2026-03-02T14:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeCreatedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveEmployeePublished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "71f2c8ab-9f0d-4d3a-8b60-5b9e0c7d2805",
                 *       "event_type": "employee_published",
                 *       "resource_type": "employee",
                 *       "fired_at": "2026-03-02T14:10:00.530Z",
                 *       "data": {
                 *         "id": "019c9e1c4a000003"
                 *       },
                 *       "sequence": 2,
                 *       "occurred_at": "2026-03-02T14:10:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeePublishedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveEmployeeUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "c3a0f5c2-1d8f-49e5-b6ae-7be0d5a3e704",
                 *       "event_type": "employee_updated",
                 *       "resource_type": "employee",
                 *       "fired_at": "2026-03-02T14:05:00.744Z",
                 *       "data": {
                 *         "id": "019c9e1c4a000003",
                 *         "preferred_name": "Teo",
                 *         "job_title": "Senior Firmware Engineer"
                 *       },
                 *       "sequence": 12,
                 *       "occurred_at": "2026-03-02T14:05:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeUpdatedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveJobDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "d6a2f81c-3e57-4c09-9b14-7a8c5e6f0b09",
                 *       "event_type": "job_deleted",
                 *       "resource_type": "job",
                 *       "fired_at": "2026-03-04T10:30:00.291Z",
                 *       "data": {
                 *         "id": "019a00a1e0000021"
                 *       },
                 *       "sequence": 1,
                 *       "occurred_at": "2026-03-04T10:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["JobDeletedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveOnboardingCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "e84d1b37-6a2c-4e9b-9d75-3a1f8e0b6c06",
                 *       "event_type": "onboarding_completed",
                 *       "resource_type": "employee",
                 *       "fired_at": "2026-04-15T08:30:00.611Z",
                 *       "data": {
                 *         "id": "019c9e1c4a000003",
                 *         "state": "published",
                 *         "status": "status_active",
                 *         "firstname": "Mateo",
                 *         "lastname": "Silva",
                 *         "preferred_name": "Teo",
                 *         "employee_number": "3",
                 *         "work_email": "mateo.silva@nordlicht-robotics.example",
                 *         "job_title": "Senior Firmware Engineer",
                 *         "start_date": "2026-04-01T00:00:00.000Z",
                 *         "department": "Motion Control",
                 *         "manager_id": "019a060a9c300002",
                 *         "reports_to": "019a060a9c300002",
                 *         "onboarding_completed_at": "2026-04-15T08:30:00.000Z"
                 *       },
                 *       "sequence": 1,
                 *       "occurred_at": "2026-04-15T08:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingCompletedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveTimeOffRequestApproved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "a93c0e5d-4f71-4d28-8e6b-2c7d9f1a5b10",
                 *       "event_type": "timeoff_request_approved",
                 *       "resource_type": "timeoff_request",
                 *       "fired_at": "2026-02-12T08:00:00.402Z",
                 *       "data": {
                 *         "id": "019c46d3141e0001",
                 *         "employee_id": "019a060a9c300002",
                 *         "from_date": "2026-03-09T00:00:00.000",
                 *         "to_date": "2026-03-10T23:59:59.000",
                 *         "formatted_period": "09 March 2026 - 10 March 2026",
                 *         "state": "approved",
                 *         "requesting_total": 2,
                 *         "timeoff_tracking_unit": "half_days",
                 *         "half_days": [
                 *           {
                 *             "date": "2026-03-10T00:00:00.000",
                 *             "half": "first"
                 *           }
                 *         ],
                 *         "updated_by": "Jonas Weber",
                 *         "updated_at": "2026-02-12T08:00:00.318Z",
                 *         "category_name": "Paid time off",
                 *         "pending_approvals": []
                 *       },
                 *       "sequence": 2,
                 *       "occurred_at": "2026-02-12T08:00:00.318Z"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffRequestApprovedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveTimeOffRequestReverted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "f20b6d84-9a3e-4b57-a1c9-5e8d7c6b4a11",
                 *       "event_type": "timeoff_request_reverted",
                 *       "resource_type": "timeoff_request",
                 *       "fired_at": "2026-02-12T08:00:00.402Z",
                 *       "data": {
                 *         "id": "019c46d3141e0001",
                 *         "employee_id": "019a060a9c300002",
                 *         "from_date": "2026-03-09T00:00:00.000",
                 *         "to_date": "2026-03-10T23:59:59.000",
                 *         "formatted_period": "09 March 2026 - 10 March 2026",
                 *         "state": "canceled",
                 *         "requesting_total": 2,
                 *         "timeoff_tracking_unit": "half_days",
                 *         "half_days": [
                 *           {
                 *             "date": "2026-03-10T00:00:00.000",
                 *             "half": "first"
                 *           }
                 *         ],
                 *         "updated_by": "Jonas Weber",
                 *         "updated_at": "2026-02-12T08:00:00.318Z",
                 *         "category_name": "Paid time off",
                 *         "pending_approvals": []
                 *       },
                 *       "sequence": 2,
                 *       "occurred_at": "2026-02-12T08:00:00.318Z"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffRequestRevertedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
    receiveTimeOffUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The notification's id, as in the body: the same for each attempt, so that a receiver can detect duplicates.
                 * @example 5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01
                 */
                "webhook-id": components["parameters"]["NotificationId"];
                /**
                 * @description The signature of Standard Webhooks: `v1,` and the base64 of the HMAC-SHA256 of
                 *     `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the decoded base64 after `whsec_` in the signing secret.
                 *     While an older secret is still valid there is one signature for each, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NotificationSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. A receiver should reject a timestamp that is several minutes old.
                 * @example 1770109964
                 */
                "webhook-timestamp": components["parameters"]["NotificationTimestamp"];
                /**
                 * @description Only under the profile `family`, for receivers of the API family: the HMAC-SHA256 of the body alone in
                 *     lower-case hex, keyed by the whole text of the account token that created the subscription, while it is valid,
                 *     or of the client secret of the OAuth application whose user token created it.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Service-Signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The same as `X-Service-Signature`, under the name that older receivers expect.
                 * @example 9b2f6f0f3d3f0b5f1b7f9c3f5a0e7c1d2f4b6a8c0e2d4f6a8b0c2d4e6f8a0b1c
                 */
                "X-Workable-Signature"?: components["parameters"]["WorkableSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "2a9c4e68-0f13-4b7d-8c52-d6e7f1a3b907",
                 *       "event_type": "timeoff_updated",
                 *       "resource_type": "timeoff_request",
                 *       "fired_at": "2026-05-21T14:05:31.702Z",
                 *       "data": {
                 *         "id": "019e4adb10520001",
                 *         "employee_id": "019a060a9c300002",
                 *         "from_date": "2026-06-22T00:00:00.000",
                 *         "to_date": "2026-06-26T23:59:59.000",
                 *         "formatted_period": "22 June 2026 - 26 June 2026",
                 *         "state": "pending",
                 *         "requesting_total": 5,
                 *         "timeoff_tracking_unit": "half_days",
                 *         "half_days": [],
                 *         "updated_by": "Jonas Weber",
                 *         "updated_at": "2026-05-21T14:05:31.090Z",
                 *         "category_name": "Paid time off",
                 *         "pending_approvals": [
                 *           {
                 *             "id": "019e4adb10520002",
                 *             "approver_id": "019a00a1e0000002"
                 *           }
                 *         ]
                 *       },
                 *       "sequence": 9,
                 *       "occurred_at": "2026-05-21T14:05:31.090Z"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffUpdatedNotification"];
            };
        };
        responses: {
            200: components["responses"]["NotificationTaken"];
            410: components["responses"]["SubscriptionOver"];
        };
    };
}
