// Uses the client that openapi-generator wrote, at the address that it took from the contract, and prints what it saw as one line of JSON.
use client::apis::{candidates_api, configuration::Configuration, jobs_api, Error};
use client::models::{CandidateChanges, CandidateCreate, CandidateFieldsCreate, CandidateUpdate, ErrorBody, FileInput};
use serde::Serialize;
use std::env::var;

#[derive(Serialize)]
struct Fault {
    status: u16,
    body: ErrorBody,
}

#[derive(Serialize)]
struct Report {
    pages: Vec<Vec<String>>,
    unauthorized: Fault,
    unknown: Fault,
    created: String,
    uploaded: String,
    refused: Fault,
}

fn with(token: &str) -> Configuration {
    let mut configuration = Configuration::new();
    configuration.bearer_access_token = Some(token.to_owned());
    configuration
}

fn fault<T, E>(answer: Result<T, Error<E>>) -> Fault {
    match answer {
        Err(Error::ResponseError(refusal)) => Fault {
            status: refusal.status.as_u16(),
            body: serde_json::from_str(&refusal.content).expect("the body is an ErrorBody"),
        },
        Err(other) => panic!("no answer: {other}"),
        Ok(_) => panic!("answered without a refusal"),
    }
}

fn main() {
    let authorized = with(&var("TOKEN").unwrap());
    let mut pages = Vec::new();
    let mut since: Option<String> = None;
    loop {
        let page = jobs_api::list_jobs(&authorized, None, Some(50), since.as_deref(), None, None, None, None).expect("a page of jobs");
        pages.push(page.jobs.into_iter().map(|job| job.id).collect());
        assert!(pages.len() <= 100, "paging does not end");
        let Some(paging) = page.paging else { break };
        let next = url::Url::parse(&paging.next).expect("an address");
        since = next.query_pairs().find(|(name, _)| name == "since_id").map(|(_, value)| value.into_owned());
    }

    let shortcode = var("JOB").unwrap();
    let create = || {
        let fields = CandidateFieldsCreate {
            name: Some(Some("Ida Lund".to_owned())),
            email: Some(Some(var("EMAIL").unwrap())),
            ..Default::default()
        };
        candidates_api::create_candidate(&authorized, &shortcode, CandidateCreate::new(fields), None, None)
    };
    let created = create().expect("a candidate").candidate;
    let resume = FileInput::new("cv.pdf".to_owned(), var("FILE").unwrap());
    let changes = CandidateChanges { resume: Some(Box::new(resume)), ..Default::default() };
    let uploaded = candidates_api::update_candidate(&authorized, &created.id, CandidateUpdate::new(changes)).expect("a file").candidate;

    let seen = Report {
        pages,
        unauthorized: fault(jobs_api::list_jobs(&with("not-a-token"), None, None, None, None, None, None, None)),
        unknown: fault(jobs_api::get_job(&authorized, "FFFFFFFFFF")),
        created: created.name,
        uploaded: uploaded.resume_metadata.expect("what is known of the file").filename,
        refused: fault(create()),
    };
    println!("{}", serde_json::to_string(&seen).unwrap());
}
