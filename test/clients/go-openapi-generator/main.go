// Uses the client that openapi-generator wrote, at the address that it took from the contract, and prints what it saw as one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"net/http"
	"net/url"
	"os"

	"spindle/client/api"
)

type fault struct {
	Status int           `json:"status"`
	Body   api.ErrorBody `json:"body"`
}

type report struct {
	Pages        [][]string `json:"pages"`
	Unauthorized fault      `json:"unauthorized"`
	Unknown      fault      `json:"unknown"`
	Created      string     `json:"created"`
	Uploaded     string     `json:"uploaded"`
	Refused      fault      `json:"refused"`
}

func with(token string) context.Context {
	return context.WithValue(context.Background(), api.ContextAccessToken, token)
}

// The typed body of a refusal.
func faultOf(response *http.Response, err error) fault {
	var refusal *api.GenericOpenAPIError
	if !errors.As(err, &refusal) {
		log.Fatalf("answered without a refusal: %v", err)
	}
	body, isTyped := refusal.Model().(api.ErrorBody)
	if !isTyped {
		log.Fatalf("the body has no type: %s", refusal.Body())
	}
	return fault{response.StatusCode, body}
}

func must[T any](value T, _ *http.Response, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	client := api.NewAPIClient(api.NewConfiguration())
	authorized := with(os.Getenv("TOKEN"))
	var seen report
	request := client.JobsAPI.ListJobs(authorized).Limit(50)
	for {
		page := must(request.Execute())
		ids := []string{}
		for _, job := range page.Jobs {
			ids = append(ids, job.Id)
		}
		seen.Pages = append(seen.Pages, ids)
		if page.Paging == nil {
			break
		}
		if len(seen.Pages) > 100 {
			log.Fatal("paging does not end")
		}
		next, err := url.Parse(page.Paging.Next)
		if err != nil {
			log.Fatal(err)
		}
		request = request.SinceId(next.Query().Get("since_id"))
	}
	_, response, err := client.JobsAPI.ListJobs(with("not-a-token")).Execute()
	seen.Unauthorized = faultOf(response, err)
	_, response, err = client.JobsAPI.GetJob(authorized, "FFFFFFFFFF").Execute()
	seen.Unknown = faultOf(response, err)

	fields := api.NewCandidateFieldsCreate()
	fields.SetName("Ida Lund")
	fields.SetEmail(os.Getenv("EMAIL"))
	creation := client.CandidatesAPI.CreateCandidate(authorized, os.Getenv("JOB")).CandidateCreate(*api.NewCandidateCreate(*fields))
	created := must(creation.Execute()).Candidate
	seen.Created = created.Name
	changes := api.NewCandidateChanges()
	changes.SetResume(*api.NewFileInput("cv.pdf", os.Getenv("FILE")))
	update := client.CandidatesAPI.UpdateCandidate(authorized, created.Id).CandidateUpdate(*api.NewCandidateUpdate(*changes))
	seen.Uploaded = must(update.Execute()).Candidate.ResumeMetadata.Filename
	_, response, err = creation.Execute()
	seen.Refused = faultOf(response, err)
	if err := json.NewEncoder(os.Stdout).Encode(seen); err != nil {
		log.Fatal(err)
	}
}
